/** The scripts of a rendered page, which `start.ts` loads after the first paint; the content of `#fandeck-scripts`. */
export interface StartScripts {
  /** Addresses of modules that the entries import, so that they load side by side. */
  preloads: string[]
  /** Addresses of modules to run, in order. */
  entries: string[]
}

/** Sent to the document when the page is hydrated. */
export type ReadyEvent = 'fandeck:ready'
