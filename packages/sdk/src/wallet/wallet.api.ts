import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { nothing } from '../http/wire.ts'
import { SessionRecord } from '../session/record.ts'
import { linkErrors } from './wallet.errors.ts'
import { TokenOwner, WalletTokenBody, WalletTokenReply } from './wallet.schema.ts'

/** POST /mypage/wallet/validate (S7.56). */
export const postValidate = (fandeck: Fandeck, walletToken: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/mypage/wallet/validate',
    need: 'private',
    body: z.encode(WalletTokenBody, { walletToken }),
    reply: WalletTokenReply,
    errors: linkErrors,
  })

/** POST or DELETE /mypage/wallet/cnct (S7.57). */
export const sendConnection = (fandeck: Fandeck, method: 'POST' | 'DELETE') =>
  fandeck.http.request({
    base: 'main',
    method,
    path: '/mypage/wallet/cnct',
    need: 'private',
    reply: nothing,
    errors: linkErrors,
  })

/** GET /auth/refresh_token with a token that the wallet has given; `http/refused` when the server does not accept it. */
export const renewWith = (fandeck: Fandeck, bearer: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: '/auth/refresh_token',
    need: 'public',
    bearer,
    reply: SessionRecord,
  })

/** GET /mypage/userinfo with an access token, to learn whose it is. */
export const ownerOf = (fandeck: Fandeck, bearer: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: '/mypage/userinfo',
    need: 'public',
    bearer,
    reply: TokenOwner,
  })
