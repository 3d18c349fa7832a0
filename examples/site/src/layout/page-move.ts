/** The movement between pages, once `page-transition.ts` has loaded; no first view needs it. */
export const pageMove: {
  /** Changes the page as one movement; returns whether the change is under way. */
  start?: (link: Element, change: () => void) => boolean
} = {}
