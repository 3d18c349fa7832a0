import { koCommon } from '../theme/ko/common.ts'
import { useMessagesOf } from '../theme/messages.tsx'

/** What every part may say. */
export const useCommonMessages = () => useMessagesOf(koCommon)
