import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { linkErrors } from './wallet.errors.ts'
import { TokenOwner, WalletTokenBody, WalletTokenReply } from './wallet.schema.ts'

/** Checks whether a wallet token is valid and belongs to the member (S7.56). */
export const validateWalletEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/wallet/validate',
  auth: 'member',
  body: WalletTokenBody,
  reply: WalletTokenReply,
  errors: linkErrors,
})

/** Links the member's wallet (S7.57). */
export const linkWalletEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/wallet/cnct',
  auth: 'member',
  reply: nothing,
  errors: linkErrors,
})

/** Unlinks the member's wallet (S7.57). */
export const unlinkWalletEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/wallet/cnct',
  auth: 'member',
  reply: nothing,
  errors: linkErrors,
})

/** The member's data, limited to the owner of a token (S7.34). */
export const tokenOwnerEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/userinfo',
  auth: 'public',
  reply: TokenOwner,
})
