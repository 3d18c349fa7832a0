/** The scripts of a rendered page, which `start.ts` loads after the first paint; the content of `#fandeck-scripts`. */
export interface StartScripts {
  /** Addresses of modules that the entries import, so that they load side by side. */
  preloads: string[]
  /** Addresses of modules to run, in order. */
  entries: string[]
}

/** A part of a rendered page that is hydrated by itself: the page in `main`, or the shell around it. */
export type PagePart = 'shell' | 'page'

declare global {
  interface DocumentEventMap {
    /** Sent when a part of the page is hydrated. */
    'fandeck:ready': CustomEvent<PagePart>
  }
}
