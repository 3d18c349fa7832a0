import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { withdrawalCodeErrors, withdrawalErrors } from './withdrawal.errors.ts'
import {
  WithdrawalCodeReply,
  WithdrawalIdentityBody,
  WithdrawalMailBody,
  WithdrawalProofBody,
  WithdrawalReply,
  WithdrawalSmsBody,
} from './withdrawal.schema.ts'

/** Returns what the member loses by a withdrawal (S7.55). */
export const getWithdrawalEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nft/withdrawal',
  auth: 'member',
  reply: WithdrawalReply,
})

/** Sends a code to the member's own phone (S7.53). */
export const requestWithdrawalSmsEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/withdrawal/sms',
  auth: 'member',
  body: WithdrawalSmsBody,
  reply: WithdrawalCodeReply,
  errors: withdrawalCodeErrors,
})

/** Mails a code to the member's own address (S7.54). */
export const requestWithdrawalMailEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/withdrawal/email',
  auth: 'member',
  body: WithdrawalMailBody,
  reply: WithdrawalCodeReply,
  errors: withdrawalCodeErrors,
})

/** Closes the account by an identity check; repeating it has no further effect (S7.51). */
export const withdrawEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/withdrawal',
  auth: 'member',
  body: WithdrawalIdentityBody,
  reply: nothing,
  errors: withdrawalErrors,
})

/** Closes the account by an identity check or by a code; repeating it has no further effect (S7.52). */
export const withdrawAllEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/withdrawal/all',
  auth: 'member',
  body: WithdrawalProofBody,
  reply: nothing,
  errors: withdrawalErrors,
})
