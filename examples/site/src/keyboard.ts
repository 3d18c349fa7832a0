/** A smaller difference of the viewports is a bar of the browser, px. */
const LEAST_PX = 100

/**
 * Sets `--site-keyboard` to the height by which the keyboard of a phone covers the page, so that the buttons at the lower
 * edge stay above it. For Safari: other browsers resize the page, as its `interactive-widget` asks.
 */
export function keepAboveKeyboard(): void {
  const { visualViewport: view } = window
  if (!view) return
  const root = document.documentElement
  const fit = () => {
    const covered = view.scale > 1.01 ? 0 : root.clientHeight - view.height
    const above = Math.max(0, covered - view.offsetTop)
    if (covered > LEAST_PX) root.style.setProperty('--site-keyboard', `${above}px`)
    else root.style.removeProperty('--site-keyboard')
  }
  view.addEventListener('resize', fit)
  view.addEventListener('scroll', fit)
}
