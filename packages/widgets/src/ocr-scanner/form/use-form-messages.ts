import { koCommon } from '../../theme/common.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koScan } from '../messages.ko.ts'
import { koCodeForm } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koScan, koCodeForm)

/** Returns the messages of the form of a typed code. */
export const useFormMessages = () => useMessagesOf(sentences)
