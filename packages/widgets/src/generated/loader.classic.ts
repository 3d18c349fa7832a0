// Written by `pnpm indexes`.
import { boardTag } from '../campaign-board/board.tag.ts'
import { campaignTag } from '../campaign-page/campaign.tag.ts'
import { deckTag } from '../card-deck/deck.tag.ts'
import { dropTag } from '../drop/drop.tag.ts'
import { defineLazily, type LoadPart } from '../element/loader.ts'
import { scannerTag } from '../ocr-scanner/scanner.tag.ts'
import { signInTag } from '../sign-in/sign-in.tag.ts'
import { walletTag } from '../wallet-drawer/wallet.tag.ts'

/** Defines every tag; `part` loads a script. */
export function defineTags(part: (...files: string[]) => LoadPart): void {
  defineLazily(dropTag, part('drop.js'))
  defineLazily(walletTag, part('wallet.js'))
  defineLazily(scannerTag, part('scanner.js'))
  defineLazily(boardTag, part('board.js'))
  defineLazily(campaignTag, part('campaign.js'))
  defineLazily(deckTag, part('deck.js'))
  defineLazily(signInTag, part('sign-in.js'))
}
