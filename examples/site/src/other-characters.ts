// Loaded with every page, the sheet would take 9 kB and block the page for 60 to 180 ms (CPU 4x).
import sheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** The family of the initial font and of the faces in the sheet. */
const FAMILY = 'Pretendard Variable'

/**
 * Loads the faces of the characters outside the initial font when the page contains one of them, such as a rare
 * syllable in a nickname. A browser that receives a new face lays out and paints the whole page again.
 */
export function loadOtherCharacters(): void {
  const other = otherCharacters()
  const observer = new MutationObserver((records) => check(...records.flatMap(textsOf)))
  const onInput = ({ target }: Event) => check(target instanceof Element ? enteredIn(target) : '')

  function check(...texts: string[]): void {
    if (!texts.some((text) => other.test(text))) return
    observer.disconnect()
    document.removeEventListener('input', onInput)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    // Before the sheet of the initial font, whose faces then take precedence.
    document.head.prepend(link)
  }

  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  document.addEventListener('input', onInput)
  check(textOf(document.body))
}

/** Matches a character that the initial font lacks; any, if there is no initial font, as on the development server. */
function otherCharacters(): RegExp {
  const initial = [...document.fonts].find(({ family }) => family.includes(FAMILY))
  const ranges = initial?.unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi) ?? []
  const known = [...ranges].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('')
  return new RegExp(`[^\\s\\p{C}${known}]`, 'u')
}

const textsOf = ({ type, target, addedNodes }: MutationRecord): string[] =>
  (type === 'childList' ? [...addedNodes] : [target]).map(textOf)

/** The text of a node with the contents of its fields. */
const textOf = (node: Node): string =>
  [
    node.textContent ?? '',
    ...(node instanceof Element ? [node, ...node.querySelectorAll('input, textarea')].map(enteredIn) : []),
  ].join('')

const enteredIn = (element: Element): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : ''
