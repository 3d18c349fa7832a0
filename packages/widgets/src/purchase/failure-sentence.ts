import { errorSentence } from '../theme/messages.tsx'

interface FailureMessages {
  errors: Parameters<typeof errorSentence>[0]['errors']
  'payment.failed.message': string
}

/** Returns the sentence below the title "the payment was not completed", which it does not repeat. */
export const failureSentence = (messages: FailureMessages, error: { code: string }): string =>
  error.code === 'drops/payment-declined'
    ? messages['payment.failed.message']
    : errorSentence(messages, error)
