import type { FandeckErrorCode } from '@fandeck/sdk'

/** Errors of the session. */
export const koSessionErrors: Record<Extract<FandeckErrorCode, `session/${string}`>, string> = {
  'session/invalid': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  'session/expired': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  'session/no-expired': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  'session/ended': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  'session/no-session': '로그인하면 계속할 수 있어요.',
  'session/refused': '로그인을 확인하지 못했어요. 다시 로그인해 주세요.',
  'session/unavailable': '로그인을 확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
}
