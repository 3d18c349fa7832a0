import { useMessages } from '../messages/use-messages.ts'
import { askConsentAgain } from './consent.ts'

/** Asks a visitor again whether their use may be recorded. */
export default function ConsentAgain() {
  const messages = useMessages()
  return (
    <button type="button" onClick={askConsentAgain}>
      {messages['consent.again']}
    </button>
  )
}
