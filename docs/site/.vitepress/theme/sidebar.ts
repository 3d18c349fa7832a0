import { defineAsyncComponent, type HydrationStrategy } from 'vue'
import { atFirstSign } from './approach.ts'

/** Where the sidebar is beside the page; below it is a drawer. */
const BESIDE = '(min-width: 960px)'

/** Hydrates once the reader does something, or where the sidebar is in sight once the browser is idle. */
const whenUsed: HydrationStrategy = (hydrate) => {
  if (!matchMedia(BESIDE).matches) return atFirstSign(hydrate)
  if (!('requestIdleCallback' in window)) return hydrate()
  const waiting = requestIdleCallback(hydrate)
  return () => cancelIdleCallback(waiting)
}

/** The sidebar of the default theme, whose 50 links take Vue as long as the rest of a page. */
export default defineAsyncComponent({
  loader: () => import('vitepress/dist/client/theme-default/components/VPSidebar.vue'),
  hydrate: whenUsed,
})
