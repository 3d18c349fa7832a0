// The endpoints of my page, benefits and inquiries, each with a request that has an effect.
import { randomUUID } from 'node:crypto'
import { emptyCollection } from '@fandeck/sdk/collections'
import { CollectionInfo } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { linkedAccounts, users } from '../../src/auth/tables.ts'
import { collections } from '../../src/collections/tables.ts'
import { savedDeliveries } from '../../src/drops/tables.ts'
import { signWalletToken } from '../../src/wallet/tokens.ts'
import { NOON } from '../backend.ts'
import { lastCode, mailedCode } from '../sdk.ts'
import {
  aBenefit,
  ask,
  HOME,
  identityFor,
  MAIL,
  mailFan,
  PASSWORD,
  PHONE,
  phoneFan,
  picture,
  sessionOf,
} from './prepare.ts'
import type { Row } from './row.ts'

export const pageRows: Record<string, Row> = {
  'POST /mypage/nickname': { prepare: () => ({ path: '/mypage/nickname', json: { nickname: '새벽달빛' } }) },
  'POST /mypage/profileimg': {
    prepare: async () => ({ path: '/mypage/profileimg', form: { file: await picture() } }),
  },
  'POST /mypage/ad-agreement': {
    prepare: () => ({ path: '/mypage/ad-agreement', json: { push_email: 'Y', push_sms: 'Y' } }),
  },
  'POST /mypage/collection': {
    async prepare() {
      const names = { englishName: 'Moonlight', koreanName: '달빛', linkName: 'moonlight' }
      const info = z.encode(CollectionInfo, { ...emptyCollection(), ...names })
      return { path: '/mypage/collection', form: { ...info, logo: await picture() } }
    },
  },
  'DELETE /mypage/collection/:collectionId': {
    async prepare({ backend, fan }) {
      const [row] = await backend.db
        .insert(collections)
        .values({
          userId: fan.id,
          key: randomUUID(),
          englishName: 'Moonlight',
          koreanName: '달빛',
          linkName: 'moonlight',
          details: emptyCollection(),
          createdAt: NOON,
        })
        .returning()
      return { path: `/mypage/collection/${row?.collectionId}` }
    },
  },
  'POST /mypage/delivery': { prepare: () => ({ path: '/mypage/delivery', json: HOME }) },
  'DELETE /mypage/delivery': {
    async prepare({ backend, fan }) {
      await backend.db.insert(savedDeliveries).values({ userId: fan.id, delivery: HOME, savedAt: NOON })
      return { path: '/mypage/delivery' }
    },
  },
  'DELETE /mypage/device': {
    async prepare(world) {
      await sessionOf(world, world.fan.id)
      return { path: '/mypage/device' }
    },
  },
  'DELETE /mypage/device/:deviceId': {
    async prepare(world) {
      await sessionOf(world, world.fan.id)
      const reply = await world.fetch('http://api.localhost/mypage/device', { headers: world.fan.headers })
      const text = await reply.text()
      const id = /"device_id":"([^"]+)"/.exec(text)?.[1]
      if (!id) throw new Error(`no device in ${text}`)
      return { path: `/mypage/device/${id}` }
    },
  },
  'POST /mypage/login/link': {
    reads: true,
    prepare: () => ({ path: '/mypage/login/link', json: { login_type: 'G' } }),
  },
  'POST /mypage/login/email/code': {
    prepare: () => ({ path: '/mypage/login/email/code', json: { mbr_id: MAIL } }),
  },
  'POST /mypage/login/email': {
    async prepare(world) {
      await ask(world, '/mypage/login/email/code', { mbr_id: MAIL }, world.fan.headers)
      const auth_num = await mailedCode(world, MAIL)
      return { path: '/mypage/login/email', json: { mbr_id: MAIL, auth_num, pwd: PASSWORD } }
    },
  },
  'DELETE /mypage/login/:provider': {
    async prepare(world) {
      const { id, headers } = await phoneFan(world)
      await world.backend.db
        .insert(linkedAccounts)
        .values({ provider: 'google', subject: 's', email: MAIL, userId: id, createdAt: NOON })
      return { path: '/mypage/login/google', headers }
    },
  },
  'POST /mypage/wallet/validate': {
    reads: true,
    async prepare({ backend, fan }) {
      const wallet_token = await signWalletToken(
        backend,
        { userId: fan.id, familyId: fan.familyId },
        'refresh',
      )
      return { path: '/mypage/wallet/validate', json: { wallet_token } }
    },
  },
  'POST /mypage/wallet/cnct': {
    async prepare({ backend }) {
      await backend.db.update(users).set({ walletAddress: `0x${'a'.repeat(40)}` })
      return { path: '/mypage/wallet/cnct' }
    },
  },
  'DELETE /mypage/wallet/cnct': {
    async prepare({ backend }) {
      await backend.db.update(users).set({ walletAddress: `0x${'a'.repeat(40)}`, walletLinked: true })
      return { path: '/mypage/wallet/cnct' }
    },
  },
  'POST /mypage/withdrawal/sms': {
    async prepare(world) {
      const { headers } = await phoneFan(world)
      return { path: '/mypage/withdrawal/sms', json: { phone: PHONE }, headers }
    },
  },
  'POST /mypage/withdrawal/email': {
    async prepare(world) {
      const { headers } = await mailFan(world)
      return { path: '/mypage/withdrawal/email', json: { mbr_id: MAIL }, headers }
    },
  },
  'POST /mypage/withdrawal': {
    async prepare(world) {
      const member = await phoneFan(world)
      const json = { imp_uid: await identityFor(world, member) }
      return { path: '/mypage/withdrawal', json, headers: member.headers }
    },
  },
  'POST /mypage/withdrawal/all': {
    async prepare(world) {
      const { headers } = await phoneFan(world)
      await ask(world, '/mypage/withdrawal/sms', { phone: PHONE }, headers)
      return { path: '/mypage/withdrawal/all', json: { auth_num: await lastCode(world, PHONE) }, headers }
    },
  },
  'POST /claim/pwd/:benefitId': {
    async prepare(world) {
      await aBenefit(world)
      return { path: '/claim/pwd/1', json: { pwd: '482913' } }
    },
  },
  'POST /support/qna': {
    twoKeys: 'each filled form is an inquiry of its own',
    prepare: async () => ({
      path: '/support/qna',
      form: { category: '카드', title: '제목', content: '내용', files: await picture() },
    }),
  },
}
