/**
 * Returns the texts and names of the document, shadow roots included, that have Latin letters and no Hangul. It needs
 * nothing from outside itself, because the tests of the site run it in a page.
 */
export function latinLabels(): string[] {
  const found = new Set<string>()
  const note = (text: string | null) => {
    const label = text?.replace(/\s+/g, ' ').trim() ?? ''
    if (/[A-Za-z]/.test(label) && !/[가-힣]/.test(label)) found.add(label)
  }
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      if (element.closest('head, script, style, template, noscript, [lang]:not([lang|=ko])')) continue
      const texts = [...element.childNodes].filter((node) => node instanceof Text)
      note(texts.map(({ data }) => data).join(''))
      for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
        note(element.getAttribute(name))
      }
    }
  }
  visit(document)
  return [...found]
}

/** Words of the interface that stay in Latin letters, each with its reason (S1.1). */
const KEPT: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /^(fandeck( \/)?|ITTA|ORBLIT( 1st Deck)?)$/,
    'names of the service, also at the start of an address, of a magazine, of an artist and of a product',
  ],
  [
    /^(MY|LOGIN|LOGOUT|ORIGINALS|EVENT|SUPPORT|NOTICE|FAQ|GUIDE|STORY)$/,
    'the entries of the menu, as the design has them',
  ],
  [/^(basic|foil|prism|sign)$/i, 'the finish that is printed on a card'],
  [/^(No\.\d+|Vol\.\d+|2025 SEASON)( \/ [\d,]+)?$/, 'what is printed on a card'],
  [/^[A-Z\d]{4}(-[A-Z\d]{4}){2}$/, 'the code on a card'],
  [/^(KAIA( · KIP17( #\d+)?)?|KIP17)$/, 'names of the chain and of the standard of a token'],
  [/^(GK|DF|MF|FW)( · \d+)?$/, 'positions, which Korean football writes so'],
  [/^(MOTM|ALL)$/, 'the match and the filter of the boards, as their requirements name them'],
  [/^(BEGINNER|PROFESSIONAL|SPECIALIST)$/, 'the levels of the missions, as their campaign names them'],
  [/^[+−]?[\d,]*P$/, 'the unit of points'],
  [/^D-\d+$/, 'the usual form of days left'],
  [/^QR$/, 'has no Korean word'],
  [/^[a-z]+(\.[a-z]+)+$/, 'a domain'],
  [/^https:\/\/\S+$/, 'an address that fans copy'],
  [/^0x[\dA-Fa-f]{4}…[\dA-Fa-f]{4}( · KAIA)?$/, 'the address of a wallet, and its chain'],
  [/^(FD-\d{6}-[A-Z\d]+|order-\d+)$/, 'the number of an order'],
]

/** Returns the labels that should be Korean. */
export const unexplained = (labels: readonly string[]): string[] =>
  labels.filter((label) => !KEPT.some(([words]) => words.test(label)))
