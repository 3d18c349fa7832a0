import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koArrivals } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koArrivals)

/** Returns the messages of cards that arrive. */
export const useArrivalsMessages = () => useMessagesOf(sentences)

export type ArrivalsMessages = ReturnType<typeof useArrivalsMessages>
