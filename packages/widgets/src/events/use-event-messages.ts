import { useMessagesOf } from '../theme/messages.tsx'
import { koEvents } from './messages.ko.ts'

/** Returns the messages of events. */
export const useEventMessages = () => useMessagesOf(koEvents)
