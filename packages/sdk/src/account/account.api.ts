import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { nothing } from '../http/wire.ts'
import { IdentityBody, UserInfo, WalletUser } from './account.schema.ts'

/** GET /mypage/userinfo (S7.34). */
export const getUserInfo = (fandeck: Fandeck) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: '/mypage/userinfo',
    need: 'private',
    reply: UserInfo,
  })

/** GET /mypage/wallet/user (S7.35). */
export const getWalletUser = (fandeck: Fandeck) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: '/mypage/wallet/user',
    need: 'private',
    reply: WalletUser,
  })

/** POST /mypage/phone or /mypage/genderBirth (S7.49, S7.50). */
export const postIdentity = (fandeck: Fandeck, kind: 'phone' | 'genderBirth', impUid: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: `/mypage/${kind}`,
    need: 'private',
    body: z.encode(IdentityBody, { impUid }),
    reply: nothing,
    errors: { IDENTITY_NOT_FOUND: 'account/identity-not-found', IDENTITY_USED: 'account/identity-used' },
  })
