import { koCommon } from '../theme/common.ko.ts'
import { koContinuationErrors } from '../theme/errors/continuation.ko.ts'
import { koDropsErrors } from '../theme/errors/drops.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koContinue } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koContinue, {
  errors: { ...koDropsErrors, ...koContinuationErrors },
})

/** Returns the messages of going on in another browser. */
export const useContinueMessages = () => useMessagesOf(sentences)
