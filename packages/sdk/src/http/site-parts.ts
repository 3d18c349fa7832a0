/** The parts that a shop can go without. */
export const SITE_PARTS = [
  'activity',
  'arrivals',
  'badges',
  'banners',
  'campaigns',
  'card-pages',
  'collections',
  'events',
  'faqs',
  'favourites',
  'guide',
  'inquiries',
  'notices',
  'originals',
  'overview',
  'points',
  'popups',
  'scan',
  'stories',
  'wallet',
] as const

/** A part that a shop can go without. */
export type SitePart = (typeof SITE_PARTS)[number]
