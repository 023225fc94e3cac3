declare module 'virtual:symbols' {
  /** The words that have a symbol. */
  export const WORDS: readonly string[]
  /** The symbols as markup, each with the id `nato-WORD`. */
  export const SPRITE: string
}
