import type { FandeckErrorCode } from '@fandeck/sdk'

/** Errors of the session. */
export const enSessionErrors: Record<Extract<FandeckErrorCode, `session/${string}`>, string> = {
  'session/invalid': 'Your session has ended. Please log in again.',
  'session/expired': 'Your session has ended. Please log in again.',
  'session/no-expired': 'Your session has ended. Please log in again.',
  'session/ended': 'Your session has ended. Please log in again.',
  'session/no-session': 'Log in to go on.',
  'session/refused': 'Your login could not be confirmed. Please log in again.',
  'session/unavailable': 'Your login could not be checked. Please try again in a moment.',
}
