import { koCommon } from '../theme/common.ko.ts'
import { useMessagesOf } from '../theme/messages.tsx'

/** Returns the messages that all parts share. */
export const useCommonMessages = () => useMessagesOf(koCommon)
