// The entry for `<script defer src="fandeck.classic.js"></script>`, for pages that cannot load modules themselves.

import { boardTag } from './campaign-board/board.tag.ts'
import { campaignTag } from './campaign-page/campaign.tag.ts'
import { deckTag } from './card-deck/deck.tag.ts'
import { dropTag } from './drop/drop.tag.ts'
import { defineLazily, type LoadPart } from './element/loader.ts'
import { scannerTag } from './ocr-scanner/scanner.tag.ts'
import { walletTag } from './wallet-drawer/wallet.tag.ts'

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

if (here) {
  defineLazily(dropTag, part('drop.js'))
  defineLazily(walletTag, part('wallet.js'))
  defineLazily(scannerTag, part('scanner.js'))
  defineLazily(boardTag, part('board.js'))
  defineLazily(campaignTag, part('campaign.js'))
  defineLazily(deckTag, part('deck.js'))
} else {
  // biome-ignore lint/suspicious/noConsole: for the page's developer; a joined script must not end by an error of ours
  console.error('Fandeck: set data-fandeck-base to the folder of the scripts, on <html> or on the script.')
}
