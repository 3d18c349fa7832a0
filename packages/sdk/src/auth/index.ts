export type { AuthEvents } from './auth.events.ts'
export type { AuthSession, AuthUser, PhoneCode } from './auth.schema.ts'
export { requestPhoneCode, type SignInOptions, signIn, signOut } from './auth.ts'
