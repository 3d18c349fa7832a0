import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { identityErrors, identityRequestErrors, passwordErrors } from './account.errors.ts'
import {
  IdentityBody,
  IdentityCheck,
  IdentityRequestBody,
  PasswordBody,
  PasswordCheckBody,
  PasswordReply,
  UserInfo,
  WalletUser,
} from './account.schema.ts'

/** Returns the member's own data (S7.34). */
export const getUserInfoEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/userinfo',
  auth: 'member',
  reply: UserInfo,
})

/** Returns the address of the member's wallet and whether it is linked (S7.35). */
export const getWalletUserEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/wallet/user',
  auth: 'member',
  reply: WalletUser,
})

/** Begins an identity check, whose result belongs to the caller's session alone (D86). */
export const requestIdentityEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/identity',
  auth: 'member',
  body: IdentityRequestBody,
  reply: IdentityCheck,
  errors: identityRequestErrors,
})

/** Stores the phone number and identity of a member without a phone number (S7.49). */
export const verifyPhoneEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/phone',
  auth: 'member',
  body: IdentityBody,
  reply: nothing,
  errors: identityErrors,
})

/** Stores the identity of a member with a phone number (S7.50). */
export const verifyGenderBirthEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/genderBirth',
  auth: 'member',
  body: IdentityBody,
  reply: nothing,
  errors: identityErrors,
})

/** Changes the password (S7.36). */
export const changePasswordEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/password',
  auth: 'member',
  body: PasswordBody,
  reply: PasswordReply,
  errors: passwordErrors,
})

/** Checks whether a password is the member's current one (S7.37). */
export const checkPasswordEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/password/validate',
  auth: 'member',
  body: PasswordCheckBody,
  reply: nothing,
  errors: passwordErrors,
})
