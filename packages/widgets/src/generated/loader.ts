// Written by `pnpm indexes`. Defines every tag; each loads its script when it is near.
import { boardTag } from '../campaign-board/board.tag.ts'
import { campaignTag } from '../campaign-page/campaign.tag.ts'
import { deckTag } from '../card-deck/deck.tag.ts'
import { dropTag } from '../drop/drop.tag.ts'
import { defineLazily } from '../element/loader.ts'
import { scannerTag } from '../ocr-scanner/scanner.tag.ts'
import { signInTag } from '../sign-in/sign-in.tag.ts'
import { walletTag } from '../wallet-drawer/wallet.tag.ts'

defineLazily(dropTag, () => import('./embed.drop.ts'))
defineLazily(walletTag, () => import('./embed.wallet.ts'))
defineLazily(scannerTag, () => import('./embed.scanner.ts'))
defineLazily(boardTag, () => import('./embed.board.ts'))
defineLazily(campaignTag, () => import('./embed.campaign.ts'))
defineLazily(deckTag, () => import('./embed.deck.ts'))
defineLazily(signInTag, () => import('./embed.sign-in.ts'))
