import type { FandeckErrorCode } from '@fandeck/sdk'
import { enFallback as fallback } from './fallback.ts'

/** Errors of the network and of HTTP. */
export const enHttpErrors: Record<
  Extract<FandeckErrorCode, `http/${string}` | `config/${string}`>,
  string
> = {
  'http/network': 'The connection is unsteady. Please try again in a moment.',
  'http/part-missing': 'A part of this page did not load. Please reload the page and try again.',
  'http/timeout': 'The answer is slow. Please try again in a moment.',
  'config/invalid': fallback,
  'http/aborted': fallback,
  'http/bad-reply': 'The server’s answer could not be read. Please try again in a moment.',
  'http/bad-request': 'Please check what you have entered.',
  'http/dropped': fallback,
  'http/refused': fallback,
  'http/too-large': 'The server’s answer could not be read. Please try again in a moment.',
}
