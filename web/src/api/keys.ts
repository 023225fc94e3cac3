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
