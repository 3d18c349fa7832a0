import type { Widened } from '../theme/messages.types.ts'
import type { koBanners } from './messages.ko.ts'

/** The banners of a page. */
export const enBanners: Widened<typeof koBanners> = {
  'banners.label': 'Banners',
  'banners.carousel': 'carousel',
  'banners.slide': 'slide',
  'banners.show': (p) => `Banner ${p.place}`,
  'banners.pause': 'Pause the banners',
  'banners.resume': 'Resume the banners',
}
