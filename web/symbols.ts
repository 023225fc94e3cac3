/** Makes a sprite of NATO symbols while the client is built: milsymbol itself is too large to ship. */

import ms from 'milsymbol'
import type { Plugin } from 'vite'

/** The functions of ground units, by the words that games use for the looks of their pieces. */
const FUNCTIONS: Record<string, string> = {
  infantry: 'UCI---',
  motorized: 'UCIM--',
  mechanized: 'UCIZ--',
  airborne: 'UCIA--',
  glider: 'UCIS--',
  mountain: 'UCIO--',
  armour: 'UCA---',
  'anti-tank': 'UCAA--',
  reconnaissance: 'UCR---',
  artillery: 'UCF---',
  'self-propelled': 'UCFHE-',
  mortar: 'UCFM--',
  'anti-aircraft': 'UCD---',
  engineers: 'UCE---',
  supply: 'USS---',
  headquarters: '------',
}

const NAME = 'virtual:symbols'
const THICKER = 2.4

/** Thin lines vanish on a small counter. */
const thickened = (svg: string): string =>
  svg.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width: string) => `stroke-width="${Math.min(9, Number(width) * THICKER)}"`,
  )

function symbol(word: string, code: string): string {
  const drawn = new ms.Symbol(`SFGP${code}-----`, { size: 30, fill: false, monoColor: 'currentColor' })
  const [, box, inner] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(drawn.asSVG())!
  return `<symbol id="nato-${word}" viewBox="${box}">${thickened(inner!)}</symbol>`
}

/** The module `virtual:symbols`: the words that have a symbol, and the sprite as markup. */
export function symbols(): Plugin {
  return {
    name: 'bocage-symbols',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load: id => {
      if (id !== `\0${NAME}`) return null
      const sprite = Object.entries(FUNCTIONS).map(([word, code]) => symbol(word, code))
      return `export const WORDS = ${JSON.stringify(Object.keys(FUNCTIONS))}; export const SPRITE = ${JSON.stringify(sprite.join(''))}`
    },
  }
}
