import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { nothing } from '../http/wire.ts'
import {
  IdentityBody,
  PasswordBody,
  PasswordCheckBody,
  PasswordReply,
  UserInfo,
  WalletUser,
} from './account.schema.ts'

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

const passwordErrors = {
  WRONG_PASSWORD: 'account/wrong-password',
  WEAK_PASSWORD: 'account/weak-password',
  NO_PASSWORD: 'account/no-password',
  TOO_MANY_TRIES: 'account/locked',
}

/** POST /mypage/password (S7.36). */
export const postPassword = (fandeck: Fandeck, current: string, next: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/mypage/password',
    need: 'private',
    body: z.encode(PasswordBody, { current, next }),
    reply: PasswordReply,
    errors: passwordErrors,
  })

/** POST /mypage/password/validate (S7.37). */
export const postPasswordCheck = (fandeck: Fandeck, current: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/mypage/password/validate',
    need: 'private',
    body: z.encode(PasswordCheckBody, { current }),
    reply: nothing,
    errors: passwordErrors,
  })
