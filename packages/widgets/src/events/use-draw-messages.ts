import { koCommon } from '../theme/common.ko.ts'
import { koEntriesErrors } from '../theme/errors/entries.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koEvents } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koEvents, { errors: koEntriesErrors })

/** Returns the messages of a draw, with those of its errors. */
export const useDrawMessages = () => useMessagesOf(sentences)
