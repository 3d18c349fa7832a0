export type { LoginsErrorCode } from './logins.errors.ts'
export type { LoginMethod, LoginProvider, LoginWay } from './logins.schema.ts'
export {
  getLoginMethods,
  type LoginLinkResult,
  loginLinkResult,
  requestLoginLink,
  unlinkLogin,
} from './logins.ts'
