import { pageMove } from './page-move.ts'

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

/** How long the page that loads after a press shows the picture of the link. */
const KEPT_MS = 5000
let forgotten: ReturnType<typeof setTimeout> | undefined

/** Keeps the picture of the pressed link and its colour as the first ground of the page of a team (shell.css). */
function keepPicture(picture: HTMLImageElement | null): void {
  const { dataset, style } = document.documentElement
  clearTimeout(forgotten)
  delete dataset.pressed
  if (!picture) return
  dataset.pressed = ''
  style.setProperty('--site-pressed', `url("${picture.currentSrc}")`)
  style.setProperty('--site-pressed-ground', picture.style.backgroundColor)
  forgotten = setTimeout(keepPicture, KEPT_MS, null)
}

/**
 * Changes the page as one movement: the picture of the pressed link grows into the same picture of the new page, or into
 * the ground of one that is still loading.
 *
 * @returns whether the change is under way; otherwise the browser cannot, the fan prefers less motion, or the link has
 *   no picture
 */
export function movePage(link: Element, change: () => void): boolean {
  const picture = link.querySelector('img')
  keepPicture(picture)
  if (!picture || !('startViewTransition' in document)) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const path = pathOf(picture)
  picture.style.viewTransitionName = PICTURE
  const movement = document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    const shown = changed()
    change()
    await shown
    const same =
      [...document.querySelectorAll<HTMLImageElement>('main img')].find(
        (image) => image !== picture && pathOf(image) === path,
      ) ??
      document.querySelector<HTMLElement>(
        '[data-header="team"] :is(.site-rows-skeleton, .site-campaign[aria-busy])',
      )
    if (!same) return
    same.style.viewTransitionName = PICTURE
    void movement.finished.then(() => {
      same.style.viewTransitionName = ''
    })
  })
  return true
}

pageMove.start = movePage
