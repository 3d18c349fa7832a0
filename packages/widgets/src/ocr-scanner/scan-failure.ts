import type { FandeckError } from '@fandeck/sdk'
import { errorSentence } from '../theme/messages.tsx'
import type { useScanMessages } from './use-scan-messages.ts'

/**
 * Returns why a capture has failed, unless no code was found: a picture without a readable code is refused without a code
 * of the server (D60), or too dull to be sent.
 */
export function scanFailure(
  messages: ReturnType<typeof useScanMessages>,
  error: FandeckError | undefined,
): string | undefined {
  if (error?.code === 'scanner/unreadable-file') return messages['ocr.unreadable']
  if (!error || error.code.startsWith('scanner/')) return undefined
  if (error.code !== 'http/refused') return errorSentence(messages, error)
  return error.retryable ? (error.serverMessage ?? messages.errors.fallback) : undefined
}
