import { koCard } from '../../card/messages.ko.ts'
import { koCommon } from '../../theme/common.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koScan } from '../messages.ko.ts'
import { koScanDialogs } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koScan, koScanDialogs)

/** Returns the messages of the dialogs over the scanner. */
export const useDialogMessages = () => useMessagesOf(sentences)
