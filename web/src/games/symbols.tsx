/** NATO symbols from the sprite that is made at build time. */

import { SPRITE, WORDS } from 'virtual:symbols'

const HOME = 'nato-symbols'

/** Other words for the same looks. */
const SAME: Record<string, string> = {
  armor: 'armour',
  tank: 'armour',
  tanks: 'armour',
  recon: 'reconnaissance',
  engineer: 'engineers',
  parachute: 'airborne',
  mechanised: 'mechanized',
  motorised: 'motorized',
  flak: 'anti-aircraft',
  hq: 'headquarters',
  squad: 'infantry',
  company: 'infantry',
}

/** The word of the symbol for a look, or null. */
export function symbolOf(look: string): string | null {
  const word = SAME[look] ?? look
  if (WORDS.includes(word)) return word
  return WORDS.find(one => look.includes(one)) ?? null
}

function ready(): void {
  if (document.getElementById(HOME)) return
  const home = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  home.id = HOME
  home.setAttribute('width', '0')
  home.setAttribute('height', '0')
  home.setAttribute('aria-hidden', 'true')
  home.style.position = 'absolute'
  home.innerHTML = SPRITE
  document.body.append(home)
}

interface SymbolProps {
  word: string
  x: number
  y: number
  width: number
  ink: string
}

export function NatoSymbol({ word, x, y, width, ink }: SymbolProps) {
  ready()
  return <use href={`#nato-${word}`} x={x} y={y} width={width} height={width * 0.68} style={{ color: ink }} />
}
