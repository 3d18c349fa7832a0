import { enCard } from '../card/messages.en.ts'
import { enCardPage } from '../card-page/messages.en.ts'
import { enReveal } from '../card-reveal/messages.en.ts'
import { enDrop } from '../drop-model/messages.en.ts'
import { enFavourites } from '../favourites/messages.en.ts'
import { enLinkPlate } from '../primitives/link-plate/messages.en.ts'
import { enQr } from '../primitives/qr-code/messages.en.ts'
import { enPurchase } from '../purchase/messages.en.ts'
import { enShare } from '../share-menu/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enDeck } from './messages.en.ts'

/** The English messages of `<fandeck-deck>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(
  enCard,
  enCardPage,
  enReveal,
  enDeck,
  enDrop,
  enFavourites,
  enLinkPlate,
  enQr,
  enPurchase,
  enShare,
  enSignIn,
  enCommon,
)
