import { useCheerMessages } from './use-cheer-messages.ts'

/** The answer to a cheer, which loads when there is one. */
export const CheerThanks = () => <p role="status">{useCheerMessages()['cheers.thanks']}</p>
