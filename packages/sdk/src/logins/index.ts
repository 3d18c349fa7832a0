/**
 * The ways in which the member can sign in.
 *
 * @module
 */
export { type LinkEmailOptions, linkEmail, requestEmailLinkCode } from './logins.email.ts'
export type { LoginsErrorCode } from './logins.errors.ts'
export type { EmailLinkCode, LoginMethod, LoginProvider, LoginWay } from './logins.schema.ts'
export {
  getLoginMethods,
  type LoginLinkResult,
  loginLinkResult,
  requestLoginLink,
  unlinkLogin,
} from './logins.ts'
