import type { OwnWindow } from './platform.ts'

type Parts =
  | 'addEventListener'
  | 'removeEventListener'
  | 'opener'
  | 'name'
  | 'history'
  | 'location'
  | 'screen'
  | 'navigator'

/** The browser's own window; where there is none it has no name, no opener, and hears nothing. */
export function ownWindow(): OwnWindow {
  // The types say that all of it is always there; a server has none of it.
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
      // Only some browsers say where the second monitor begins.
      const screen: Partial<Screen> & { availLeft?: number; availTop?: number } = page.screen ?? {}
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
