/** Pictures on cards: small scenes, chosen by a word in the name of the card, or else always the same one for a name. */

import type { ComponentChildren } from 'preact'
import { seedOf } from '~/paint/random'

const SCENES: { words: RegExp; draw: ComponentChildren }[] = [
  {
    words: /strafing|bomber|flight|air-|fighter|parachute|low-pass|weather/,
    draw: (
      <>
        <rect width="128" height="70" fill="#6f9bb5" />
        <path d="M0 56Q40 44 128 54V70H0Z" fill="#57683c" />
        <path d="M20 22Q34 12 46 20M84 14Q98 6 112 14" stroke="#e9f1ee" stroke-width="6" fill="none" opacity=".8" />
        <path d="M34 38 96 26 104 30 70 42 82 56 74 57 56 45 40 48 34 54 29 53 32 45 26 40Z" fill="#2b3330" />
        <circle cx="58" cy="38" r="4" fill="#f1ecdc" />
      </>
    ),
  },
  {
    words: /chance|luck|gamble|counter-order/,
    draw: (
      <>
        <rect width="128" height="70" fill="#2c4a2b" />
        <g transform="rotate(-12 44 38)">
          <rect x="28" y="22" width="32" height="32" rx="6" fill="#f6f0dd" />
          <g fill="#1b1a14">
            <circle cx="36" cy="30" r="3" />
            <circle cx="52" cy="30" r="3" />
            <circle cx="44" cy="38" r="3" />
            <circle cx="36" cy="46" r="3" />
            <circle cx="52" cy="46" r="3" />
          </g>
        </g>
        <g transform="rotate(16 86 34)">
          <rect x="70" y="18" width="32" height="32" rx="6" fill="#b5352b" />
          <circle cx="86" cy="34" r="4" fill="#fff3e8" />
        </g>
      </>
    ),
  },
  {
    words: /grenade|throw|satchel|ladung|mine\b|charge/,
    draw: (
      <>
        <rect width="128" height="70" fill="#74613a" />
        <path d="M0 50 36 40 80 52 128 42V70H0Z" fill="#3f3a20" />
        <path d="M30 54Q52 2 92 20" stroke="#f6e7b4" stroke-width="2" fill="none" stroke-dasharray="4 4" />
        <path d="M86 18h16v6q8 4 8 14t-16 16-16-6-8-16 8-14z" fill="#39432c" stroke="#1b1e12" stroke-width="2" />
        <path d="M102 20q10 2 10 14" stroke="#cfc4a1" stroke-width="3" fill="none" />
      </>
    ),
  },
  {
    words: /medic|wound|rally|big-red|reserves|morale|courage/,
    draw: (
      <>
        <rect width="128" height="70" fill="#a8b08c" />
        <path d="M0 54Q40 42 128 56V70H0Z" fill="#55603a" />
        <rect x="44" y="16" width="40" height="40" rx="6" fill="#f7f0d9" stroke="#5a5138" stroke-width="2" />
        <path d="M58 24h12v8h8v12h-8v8H58v-8h-8V32h8z" fill="#b3261e" />
      </>
    ),
  },
  {
    words: /jam|garand|rifle|bullet|magazine|load/,
    draw: (
      <>
        <rect width="128" height="70" fill="#b3935a" />
        <path d="M0 52H128V70H0Z" fill="#6b5530" />
        <path d="M10 44 70 34l4 6-18 4-8 10-8-1 4-8-24 5z" fill="#5c3a1c" />
        <path d="M68 33 122 25v4L70 38z" fill="#23261f" />
        <path d="M96 46h14l4 4-4 4H96z" fill="#d8a53a" stroke="#5a3d0c" />
      </>
    ),
  },
  {
    words: /go-go|rush|terrain|throttle|motor|column|riders|breakthrough|wedge|schnell/,
    draw: (
      <>
        <rect width="128" height="70" fill="#c7a45c" />
        <path d="M0 70 52 28h24l52 42z" fill="#8b7446" />
        <path d="M60 70 63 28h2l3 42z" fill="#e3cf98" />
        <path d="M30 40h40v-12l28 20-28 20V56H30z" fill="#2c3226" opacity=".85" />
      </>
    ),
  },
  {
    words: /rout|flee|desert|retreat|withdraw|panic|hitler/,
    draw: (
      <>
        <rect width="128" height="70" fill="#8a7e6c" />
        <path d="M0 52 44 42 128 54V70H0Z" fill="#453f33" />
        <circle cx="52" cy="22" r="7" fill="#23261f" />
        <path
          d="M50 30 62 34 60 48 72 62M60 46 46 52 38 64M54 34 40 42M60 36 74 42"
          stroke="#23261f"
          stroke-width="6"
          fill="none"
          stroke-linecap="round"
        />
        <path d="M84 54 100 48" stroke="#5c3a1c" stroke-width="4" />
      </>
    ),
  },
  {
    words: /mortar|artillery|barrage|bombard|battery|fire-support|nebel|rocket/,
    draw: (
      <>
        <rect width="128" height="70" fill="#8f7a4a" />
        <path d="M0 44 34 32 66 42 128 28V70H0Z" fill="#5f5a33" />
        <path d="M76 66 100 20l9 4-22 44z" fill="#20241c" />
        <path d="M92 44 114 66" stroke="#20241c" stroke-width="4" />
        <path d="M104 18q11-24 24-11" stroke="#f6e7b4" stroke-width="2" fill="none" stroke-dasharray="3 3" />
        <circle cx="26" cy="26" r="12" fill="#e9c56a" />
        <circle cx="26" cy="26" r="6" fill="#fff3c9" />
      </>
    ),
  },
  {
    words: /radio|order|command|plan|signal|contact|initiative|lips|tactic|taktik|reactive/,
    draw: (
      <>
        <rect width="128" height="70" fill="#3f5a68" />
        <path d="M0 48 44 38 86 50 128 40V70H0Z" fill="#26382f" />
        <rect x="46" y="26" width="38" height="38" rx="3" fill="#59613a" stroke="#1b1e12" />
        <path d="M76 26V4" stroke="#1b1e12" stroke-width="2" />
        <path d="M66 6q10-8 20 0M60 2q16-12 32 0" stroke="#f2e3b0" fill="none" stroke-width="2" />
        <circle cx="58" cy="40" r="4.5" fill="#f2c14e" />
        <path d="M68 38h11M68 45h11" stroke="#1b1e12" stroke-width="2" />
      </>
    ),
  },
  {
    words: /night|scout|recon|ambush|infiltrat|surprise|hidden|conceal/,
    draw: (
      <>
        <rect width="128" height="70" fill="#20304a" />
        <circle cx="96" cy="18" r="10" fill="#f2e9c9" />
        <path d="M0 54 24 38l15 11 20-20 22 22 47-11V70H0Z" fill="#0f1723" />
        <path d="M26 70c0-13 4-15 9-15s9 2 9 15z" fill="#3b4b37" />
        <path d="M27 52a8 8 0 0 1 16 0z" fill="#566b4a" />
      </>
    ),
  },
  {
    words: /supply|ammo|reinforce|truck|rest|recover|repair/,
    draw: (
      <>
        <rect width="128" height="70" fill="#c59a54" />
        <path d="M0 52H128V70H0Z" fill="#6b5330" />
        <path d="M22 50V28h48v22zM72 50V34h15l11 9v7z" fill="#4d5531" />
        <circle cx="38" cy="53" r="8" fill="#1d1a12" />
        <circle cx="86" cy="53" r="8" fill="#1d1a12" />
        <path d="M22 28q24-13 48 0" fill="#6d7545" />
      </>
    ),
  },
  {
    words: /aim|sniper|shot|steady|precise|fire/,
    draw: (
      <>
        <rect width="128" height="70" fill="#c58a3f" />
        <path d="M0 46 40 30 128 52V70H0Z" fill="#5b4a24" />
        <circle cx="92" cy="28" r="21" fill="none" stroke="#2a1c08" stroke-width="3" />
        <path d="M92 2V54M66 28H118" stroke="#2a1c08" stroke-width="2" />
        <path d="M20 70c0-20 6-24 14-24s14 4 14 24z" fill="#2c3226" />
        <path d="M21 42a13 13 0 0 1 26 0l3 5H18z" fill="#3f4a3a" />
      </>
    ),
  },
  {
    words: /fury|assault|blast|explo|rage|feat/,
    draw: (
      <>
        <rect width="128" height="70" fill="#8b3a24" />
        <path d="M64 4 76 28 104 22 88 42 110 60 78 56 64 70 52 54 20 62 40 40 22 22 52 28Z" fill="#f6b73c" />
        <path d="M64 20 72 34 88 32 78 44 88 56 66 50 56 60 54 46 40 40 56 36Z" fill="#fff1c4" />
      </>
    ),
  },
  {
    words: /ground|dirt|cover|smoke|dig|entrench|march|move|hull-down/,
    draw: (
      <>
        <rect width="128" height="70" fill="#5e7042" />
        <path d="M0 54Q30 34 64 50T128 42V70H0Z" fill="#2e3b20" />
        <path d="M30 64 54 40 76 44 100 28" stroke="#1a1f12" stroke-width="7" fill="none" stroke-linecap="round" />
        <circle cx="106" cy="23" r="9" fill="#1a1f12" />
      </>
    ),
  },
]

export function CardPicture({ name }: { name: string }) {
  const word = name.toLowerCase()
  const scene = SCENES.find(one => one.words.test(word)) ?? SCENES[(seedOf(word) >>> 0) % SCENES.length]!
  return (
    <svg class="art" viewBox="0 0 128 70" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scene.draw}
    </svg>
  )
}
