export type { UserInfo, WalletUser } from './account.schema.ts'
export { isVerified, loadUser, type Member, verifyIdentity } from './account.ts'
