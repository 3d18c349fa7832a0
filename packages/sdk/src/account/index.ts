export { changePassword, checkCurrentPassword } from './account.password.ts'
export type { UserInfo, WalletUser } from './account.schema.ts'
export { isVerified, loadUser, type Member, verifyIdentity } from './account.ts'
export type { AccountAnswer } from './answer.ts'
