// The entry for `<script defer src="fandeck.classic.js"></script>`, for pages that cannot load modules themselves.

import type { LoadPart } from './element/loader.ts'
import { defineTags } from './generated/loader.classic.ts'

// Known only while the script runs. `import()` in a script of another origin resolves no relative address.
const script = document.currentScript
// A joined or inlined script is not in the folder of the others; the page names it.
const base = document.querySelector<HTMLElement>('[data-fandeck-base]')?.dataset.fandeckBase
const here = base
  ? new URL(base.replace(/\/?$/, '/'), document.baseURI).href
  : (script instanceof HTMLScriptElement && script.src) ||
    // A loader that runs scripts late, such as Rocket Loader, leaves their elements, and none is the current one.
    document.querySelector<HTMLScriptElement>('script[src*="fandeck.classic."]')?.src

/** Loads the script of a tag, and with it the chunks that the build names after it. */
const part =
  (...files: string[]): LoadPart =>
  () =>
    Promise.all(files.map((file) => import(/* @vite-ignore */ new URL(file, here).href))).then(([tag]) => tag)

if (here) defineTags(part)
else {
  // biome-ignore lint/suspicious/noConsole: for the page's developer; a joined script must not end by an error of ours
  console.error('Fandeck: set data-fandeck-base to the folder of the scripts, on <html> or on the script.')
}
