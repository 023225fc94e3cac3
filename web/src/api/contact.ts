/** The address that this browser has confirmed, and the token that did: elsewhere it need not be confirmed again. */

const STORE = 'bocage.contact'

export interface Known {
  address: string
  proof: string
}

export function knownContact(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? 'null') as Known | null
  } catch {
    return null
  }
}

export function keepContact(known: Known | null): void {
  if (known) localStorage.setItem(STORE, JSON.stringify(known))
  else localStorage.removeItem(STORE)
}
