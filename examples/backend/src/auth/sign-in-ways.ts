import { type BackendConfig, hasDemo } from '../config.ts'
import { Problem } from '../problem.ts'
import { oauthService } from './oauth/providers.ts'

/** Whether text messages leave this backend, or are shown by the panel of a demo. */
export const sendsTexts = (config: BackendConfig): boolean => config.solapi !== undefined || hasDemo(config)

/** Whether mail leaves this backend, or is shown by the panel of a demo. */
export const sendsMail = (config: BackendConfig): boolean => config.smtp !== undefined || hasDemo(config)

/** The ids of the providers that this backend can complete; a phone needs a sender of its codes (S7.61). */
export const signInWays = (config: BackendConfig): string[] => [
  ...(sendsTexts(config) ? ['phone'] : []),
  'password',
  ...(['google', 'kakao'] as const).filter((provider) => oauthService(config, provider) !== undefined),
]

/** The refusal of a code that would never arrive. */
export const noSender = () =>
  new Problem(503, '지금은 인증번호를 보낼 수 없어요. 다른 방법으로 다시 시도해 주세요.', 'NO_SENDER')
