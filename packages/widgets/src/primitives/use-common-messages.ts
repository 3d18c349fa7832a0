import { koCommon } from '../theme/common.ko.ts'
import { useMessagesOf } from '../theme/messages.tsx'

/** What every part may say. */
export const useCommonMessages = () => useMessagesOf(koCommon)
