import type { CheersErrorCode } from '@fandeck/sdk/cheers'

/** Errors of cheers. */
export const enCheersErrors: Record<CheersErrorCode, string> = {
  'cheers/already-sent': 'You can cheer once.',
}
