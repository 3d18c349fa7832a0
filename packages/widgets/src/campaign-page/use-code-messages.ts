import { koCard } from '../card/messages.ko.ts'
import { koScanDialogs } from '../ocr-scanner/dialogs/messages.ko.ts'
import { koScan } from '../ocr-scanner/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCampaign } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koScan, koScanDialogs, koCampaign)

/** Returns the messages of the entry of a code. */
export const useCodeMessages = () => useMessagesOf(sentences)
