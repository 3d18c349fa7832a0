import type { PageWindow } from './platform.ts'

type Parts =
  | 'addEventListener'
  | 'removeEventListener'
  | 'opener'
  | 'name'
  | 'history'
  | 'location'
  | 'screen'
  | 'navigator'

/** Returns the browser's window; outside a browser it has no name or opener and receives no messages. */
export function pageWindow(): PageWindow {
  // The DOM types declare all of these as present; a server has none.
  const page: Partial<Pick<Window, Parts>> = globalThis
  return {
    listen(listener) {
      page.addEventListener?.('message', listener)
      return () => page.removeEventListener?.('message', listener)
    },
    opener: () => page.opener ?? undefined,
    name: () => page.name ?? '',
    forgetName() {
      page.name = ''
    },
    forgetFragment() {
      const { history, location } = page
      if (location) history?.replaceState(history.state, '', location.pathname + location.search)
    },
    screen() {
      // Only some browsers expose the offset of the current monitor.
      const screen: Partial<Screen> & { availLeft?: number | undefined; availTop?: number | undefined } =
        page.screen ?? {}
      const {
        availLeft: left = 0,
        availTop: top = 0,
        availWidth: width = 0,
        availHeight: height = 0,
      } = screen
      return { left, top, width, height }
    },
    userAgent: () => page.navigator?.userAgent ?? '',
  }
}
