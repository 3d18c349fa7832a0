/** The name of the picture that a list and the page of one of its items share. */
const PICTURE = 'site-picture'
/** Within this time the new page is shown, or the old one is held no longer. */
const READY_MS = 250

const pathOf = ({ src }: HTMLImageElement): string => new URL(src, location.href).pathname

/** Resolves once the main part of the page has other content. */
const changed = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => done())
    const timer = setTimeout(() => done(), READY_MS)
    function done() {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    observer.observe(document.body, { childList: true, subtree: true })
  })

/**
 * Changes the page as one movement: the picture of the pressed link grows into the same picture of the new page.
 *
 * @returns whether the change is under way; otherwise the browser cannot, the fan prefers less motion, or the link has
 *   no picture
 */
export function movePage(link: Element, change: () => void): boolean {
  const picture = link.querySelector('img')
  if (!picture || !('startViewTransition' in document)) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const path = pathOf(picture)
  picture.style.viewTransitionName = PICTURE
  const movement = document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    const shown = changed()
    change()
    await shown
    const same = [...document.querySelectorAll<HTMLImageElement>('main img')].find(
      (image) => image !== picture && pathOf(image) === path,
    )
    if (!same) return
    same.style.viewTransitionName = PICTURE
    void movement.finished.then(() => {
      same.style.viewTransitionName = ''
    })
  })
  return true
}
