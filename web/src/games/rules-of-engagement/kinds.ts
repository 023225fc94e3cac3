/** What men carry and what state they are in, as it is drawn. */

/** The weapon from above, held to the right of a man who looks east, by the word of the piece. */
export const WEAPONS: Record<string, { path: string; width: number }> = {
  pistol: { path: 'M3 3.4H9', width: 2.2 },
  smg: { path: 'M2 3.4H12.5M7 3.4V6.4', width: 2.3 },
  rifle: { path: 'M2 3.4H17.5', width: 2.1 },
  'semi-auto': { path: 'M2 3.4H16.5M4 3.4 2 5', width: 2.2 },
  'assault-rifle': { path: 'M2 3.4H14.5M8 3.4 9 6.6', width: 2.3 },
  isw: { path: 'M2 3.4H18.5M15 3.4 17.4 1M15 3.4 17.4 5.8', width: 2.5 },
  lmg: { path: 'M3 3.2H21M16 3.2 19.4-.8M16 3.2 19.4 7.2', width: 2.8 },
  hmg: { path: 'M2 3.2H22M8 3.2 3 9M8 3.2 14 9M8 3.2V-3', width: 3.2 },
  sniper: { path: 'M2 3.4H19M7 2.200H11', width: 2 },
  mortar: { path: 'M4 3.4 17 3.4M6 0A3.4 3.4 0 1 0 6 6.8', width: 3.6 },
  'light-mortar': { path: 'M4 3.4H13M6 1A2.4 2.4 0 1 0 6 5.8', width: 3 },
  'inf-at': { path: 'M-2 3.4H17M14 1.200V5.6', width: 3.4 },
  atg: { path: 'M2 3.2H23M7-4V10M21 1.2V5.2', width: 3.4 },
  'tank-gun': { path: 'M2 3.2H24M21 1V5.4', width: 3.8 },
  autocannon: { path: 'M2 2.2H20M2 4.8H20', width: 1.8 },
  'vehicle-mg': { path: 'M3 3.2H18M5 0V6.4', width: 2.8 },
  artillery: { path: 'M2 3.2H20M6-5V11', width: 4.2 },
  grenade: { path: 'M8 3.4H10.5', width: 4.4 },
  'at-grenade': { path: 'M5 3.4H11M10.5 2.400V4.400', width: 4 },
  'rifle-grenade': { path: 'M2 3.4H17.5M16.5 2.400V4.400', width: 2.4 },
  molotov: { path: 'M7 3.4H10M10 3.4H13', width: 3.2 },
  charge: { path: 'M7 1H11V6H7Z', width: 2.6 },
  flamethrower: { path: 'M2 3.4H13M13 3.4 16 2', width: 2.6 },
}

/** Those who carry nothing that counts. */
export const UNARMED = { path: 'M2 4.4 7 5.4', width: 2 }

/** A ring round every man of a squad in this state. */
export const RINGS: Record<string, { tone: string; dash?: string }> = {
  suppressed: { tone: '#f2b632', dash: '7 4.3' },
  shaken: { tone: '#ff4d88', dash: '3 3' },
  demoralised: { tone: '#b3164a' },
}

/** The order of a squad, on its leader. */
export const ORDERS: Record<string, string> = {
  hold: 'M-3.5-3.500H3.500V3.500H-3.500Z',
  crawl: 'M-4 1.500Q-2-2.5 0 0T4-1.5',
  advance: 'M-3 3.5 0-3.5 3 3.5',
  run: 'M-4 3.5-1-3.5 2 3.500M0 3.5 3-3.5 5 1',
}

/** A disc with the mark of a man. */
export const MARKS: Record<string, string> = {
  nco: 'M-3.2 3 0 0 3.2 3M-3.2 0 0-3 3.2 0',
  officer: 'M0-3.8 1.1-1.2 3.8-1.1 1.7.6 2.4 3.3 0 1.8-2.4 3.3-1.7.6-3.8-1.1-1.1-1.200Z',
  loader: 'M-3-2.500H3V2.500H-3ZM-1-2.500V2.500M1-2.500V2.5',
  sniper: 'M0-4V4M-4 0H4',
  medic: 'M-1.2-3.600H1.200V-1.200H3.600V1.200H1.200V3.600H-1.200V1.200H-3.600V-1.200H-1.200Z',
  scope: 'M-4 0H4M-2-1.800V1.800M2-1.800V1.8',
  radio: 'M-2.5-1H2.500V4H-2.500ZM1.500-1V-4.5',
  'forward-observer': 'M-3.6 2A1.8 1.8 0 1 0 0 2 1.8 1.8 0 1 0 3.6 2M0-1V-4.500M-2-3 0-4.500 2-3',
  observer: 'M-3.6 1A1.8 1.8 0 1 0 0 1 1.8 1.8 0 1 0 3.6 1M-3.6 0-2-3M3.6 0 2-3',
}

/** An eye that is shut: the squad lies in ambush, and all know it. */
export const AMBUSH = 'M-4-1Q0 3.2 4-1M-2.8.6-3.8 2.4M0 1.500V3.600M2.8.6 3.8 2.4'

/** A stair: the man is on an upper floor. */
export const UPSTAIRS = 'M-4 3.500H-1.500V1H1V-1.500H4M1.500-4 4-1.500'

/** How a vehicle is built, by the word for its kind. */
export type Chassis =
  | 'tank'
  | 'casemate'
  | 'open-gun'
  | 'halftrack'
  | 'carrier'
  | 'armoured-car'
  | 'truck'
  | 'jeep'
  | 'motorcycle'

export const VEHICLES: Record<string, Chassis> = {
  'sherman-75': 'tank',
  'sherman-76': 'tank',
  firefly: 'tank',
  'churchill-vii': 'tank',
  'universal-carrier': 'carrier',
  'm3-halftrack': 'halftrack',
  'm8-greyhound': 'armoured-car',
  'sdkfz-251': 'halftrack',
  'stug-iii': 'casemate',
  'panzer-iv': 'tank',
  panther: 'tank',
  tiger: 'tank',
  't34-76': 'tank',
  't34-85': 'tank',
  su76: 'open-gun',
  truck: 'truck',
  jeep: 'jeep',
  motorcycle: 'motorcycle',
}

/** What has happened to a vehicle. */
export const TROUBLES: Record<string, string> = {
  bogged: 'M-4 2Q-2 0 0 2T4 2M-3-3V0M3-3V0',
  immobilised: 'M-3.500-3.500H3.500V3.500H-3.500ZM-5 5 5-5',
  'gun-out': 'M-4 0H4M-3-3 3 3M-3 3 3-3',
  abandoned: 'M-1-4V4H-4V-4ZM0 0H4M2-2 4 0 2 2',
}
