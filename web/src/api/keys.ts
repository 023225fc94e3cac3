/** The tokens of one's matches, kept in this browser. */

const STORE = 'bocage.tokens'

type Tokens = Record<string, string>

function read(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Tokens
  } catch {
    return {}
  }
}

export const tokenOf = (match: string): string | null => read()[match] ?? null

export const allTokens = (): string[] => [...new Set(Object.values(read()))].slice(-200)

export function keepToken(match: string, token: string): void {
  localStorage.setItem(STORE, JSON.stringify({ ...read(), [match]: token }))
}

/** The token holds nothing any more. */
export function dropToken(match: string): void {
  const { [match]: _, ...others } = read()
  localStorage.setItem(STORE, JSON.stringify(others))
}

const CODES = 'bocage.invitations'

function codes(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(CODES) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The codes that the host of a match has to give away. */
export function keepInvitations(match: string, invitations: readonly { seat: number; code: string }[]): void {
  const fresh = Object.fromEntries(invitations.map(({ seat, code }) => [`${match}/${seat}`, code]))
  localStorage.setItem(CODES, JSON.stringify({ ...Object.fromEntries(Object.entries(codes()).slice(-100)), ...fresh }))
}

export const invitationOf = (match: string, seat: number): string | null => codes()[`${match}/${seat}`] ?? null
