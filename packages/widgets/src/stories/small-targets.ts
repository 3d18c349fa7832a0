/** The least width and height of a target, px. */
const LEAST = 44
/** Half a pixel less, because layout rounds. */
const ENOUGH = LEAST - 0.5

const TARGETS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

/** Returns every element of the page and of its open shadow roots that matches. */
function all(selector: string, root: ParentNode = document): HTMLElement[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? all(selector, shadowRoot) : [],
  )
  return [...root.querySelectorAll<HTMLElement>(selector), ...inside]
}

/** Returns the size of the area that a press hits: the element, or its pseudo-element where that is larger. */
function areaOf(element: HTMLElement): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const { content, position, top, right, bottom, left } = getComputedStyle(element, '::before')
  if (content === 'none' || position !== 'absolute') return { width, height }
  const beyond = (inset: string) => Math.max(0, -(Number.parseFloat(inset) || 0))
  return { width: width + beyond(left) + beyond(right), height: height + beyond(top) + beyond(bottom) }
}

/** Whether a fan can press the element with a pointer. */
function canPress(element: HTMLElement): boolean {
  const { visibility, pointerEvents } = getComputedStyle(element)
  const hidden = element.closest('.fandeck-visually-hidden, [inert], [hidden]')
  return !hidden && element.checkVisibility() && visibility === 'visible' && pointerEvents !== 'none'
}

/** A link in the middle of a sentence is as high as its line. */
const isInSentence = (element: HTMLElement): boolean =>
  element.matches('a') &&
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentNode?.childNodes ?? [])].some(
    (node) => node instanceof Text && node.textContent?.trim() !== '',
  )

/** Returns the targets on the page that are smaller than 44 by 44 px, with their size. */
export function smallTargets(): string[] {
  return all(TARGETS).flatMap((element) => {
    if (!canPress(element) || isInSentence(element)) return []
    // A press on the label presses its control.
    const areas = [element, element.closest('label')].flatMap((one) => (one ? [areaOf(one)] : []))
    if (areas.some(({ width, height }) => width >= ENOUGH && height >= ENOUGH)) return []
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const [{ width, height } = { width: 0, height: 0 }] = areas
    return [`${element.className || element.tagName} "${name}": ${width.toFixed(0)} x ${height.toFixed(0)}`]
  })
}
