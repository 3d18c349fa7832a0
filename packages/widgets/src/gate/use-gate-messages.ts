import { koDrop } from '../drop-model/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koGate } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koDrop, koGate)

/** Returns the messages of the gate, which load with it. */
export const useGateMessages = () => useMessagesOf(sentences)
