import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koFavourites } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koFavourites)

/** Returns the messages of the favourites. */
export const useFavouriteMessages = () => useMessagesOf(sentences)
