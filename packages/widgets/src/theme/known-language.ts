import { jsonOf } from '@fandeck/sdk/internal'

const known = new Map<string, string>()

/**
 * Returns a language for `Intl`. A page may have translated the message `common.language`, which `Intl` refuses; then
 * it is Korean, with a note for the page's developer.
 */
export function knownLanguage(language: string): string {
  // Without `Intl`, whose first use delays the start of a page.
  if (/^ko\b/.test(language)) return language
  const found = known.get(language) ?? checked(language)
  known.set(language, found)
  return found
}

function checked(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'ko'
  } catch {
    // biome-ignore lint/suspicious/noConsole: for the page's developer
    console.warn(`common.language is a language tag, such as "en"; ${jsonOf(language)} is none.`)
    return 'ko'
  }
}
