import type { CheersErrorCode } from '@fandeck/sdk/cheers'

/** Errors of cheers. */
export const koCheersErrors: Record<CheersErrorCode, string> = {
  'cheers/already-sent': '응원은 한 번만 보낼 수 있어요.',
}
