/**
 * The member's account: their data, their password and the check of their identity.
 *
 * @module
 */
export type { MyPageAnswer } from '../http/answer.ts'
export type { AccountErrorCode } from './account.errors.ts'
export type { AccountEvents, PasswordChange } from './account.events.ts'
export {
  type IdentityReturn,
  identityReturn,
  requestIdentity,
  verifyIdentity,
} from './account.identity.ts'
export { changePassword, checkCurrentPassword } from './account.password.ts'
export {
  type IdentityCheck,
  type UserInfo,
  type WalletUser,
  withoutIdentityReturn,
} from './account.schema.ts'
export { isVerified, loadUser, type Member } from './account.ts'
