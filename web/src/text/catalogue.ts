/** Catalogues: Fluent messages whose printed arguments are slots, so that things can become links.
 *
 * A message chooses its variants by the word itself (`{ $status -> [pinned] … }`), but prints the name of the word. So
 * each variable that is printed, not selected on, is renamed: `$status` where it chooses, `$status:` where it prints.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Pattern = FluentResource['body'][number]['value']
type Expression = { type: string; name?: string; selector?: Expression; variants?: { value: Pattern }[] }

export const PRINTED = ':'

function splitUses(pattern: Pattern): void {
  if (!Array.isArray(pattern)) return
  for (const element of pattern as (string | Expression)[]) {
    if (typeof element === 'string') continue
    if (element.type === 'var') element.name += PRINTED
    for (const variant of element.variants ?? []) splitUses(variant.value)
  }
}

export class Catalogue {
  private readonly bundle: FluentBundle

  constructor(
    readonly locale: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false })
    for (const source of sources) {
      const resource = new FluentResource(source)
      for (const { value, attributes } of resource.body) {
        splitUses(value)
        for (const attribute of Object.values(attributes)) splitUses(attribute)
      }
      this.bundle.addResource(resource, { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text with its arguments in place; a key that has none shows itself. */
  format(key: string, args: Record<string, FluentVariable> = {}, attribute?: string): string | null {
    const message = this.bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? this.bundle.formatPattern(pattern, args, []) : null
  }
}
