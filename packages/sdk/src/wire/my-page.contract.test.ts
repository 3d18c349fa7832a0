// The contract of my page; longer than 300 lines, because one table has a row for each endpoint.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyCollection } from '../collections/index.ts'
import { type CallOptions, call } from '../http/call.ts'
import { type Endpoint, type EndpointInput, type EndpointReply, pathOf } from '../http/endpoint.ts'
import { NOON } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import * as wire from './index.ts'

const AT = '2026-11-20 12:00:00'

interface Contract<E extends Endpoint> {
  input: EndpointInput<E>
  /** The method and the address of the request. */
  request: string
  /** The body and the reply on the wire. */
  body?: Record<string, unknown>
  reply?: Record<string, unknown>
  /** The reply in TypeScript. */
  model?: EndpointReply<E>
}

/** A row of the table: what is asked, and the schemas with the values that they decode and encode. */
function contract<E extends Endpoint>(endpoint: E, contract: Contract<E>) {
  const { input, request, body, reply, model } = contract
  const ask = ({ fandeck }: TestKit, options?: CallOptions) => call(fandeck, endpoint, input, options)
  return { endpoint: endpoint as Endpoint, ask, input, request, body, reply, model }
}

const collectionWire = {
  coll_eng_nm: 'Moonlight',
  coll_kor_nm: '달빛',
  link_nm: 'moonlight',
  desc: '',
  category: emptyCollection().category,
  network: 'KAIA',
  token_type: 'KIP17',
  royalty: '0.0',
  web_sns: '',
  discord: '',
  instagram: '',
  medium: '',
  telegram: '',
  etc_sns: '',
}
const names = { englishName: 'Moonlight', koreanName: '달빛', linkName: 'moonlight' }
const picture = new Blob(['png'])

const CONTRACTS = {
  'S7.33 the creator': contract(wire.getCreatorEndpoint, {
    input: {},
    request: 'GET /mypage/creater',
    reply: { nick_name: '달빛', image: null, collection_cnt: 2, nft_cnt: 0 },
    model: { nickname: '달빛', image: null, collections: 2, tokens: 0 },
  }),
  'S7.34 the member': contract(wire.getUserInfoEndpoint, {
    input: {},
    request: 'GET /mypage/userinfo',
    reply: {
      mbr_id: 'm-1',
      nick_name: '달빛',
      sns_type: 'P',
      level: 'K201',
      phone: '01024814821',
      image: null,
      total_point: 12_400,
      push_email: 'Y',
      push_sms: 'N',
    },
    model: {
      memberId: 'm-1',
      nickname: '달빛',
      accountType: 'phone',
      level: 'K201',
      phone: '01024814821',
      image: null,
      totalPoint: 12_400,
      adEmail: true,
      adSms: false,
    },
  }),
  'S7.35 the wallet': contract(wire.getWalletUserEndpoint, {
    input: {},
    request: 'GET /mypage/wallet/user',
    reply: { wallet_cnct: 'Y', wallet_address: '0x7a3e' },
    model: { walletLinked: true, walletAddress: '0x7a3e' },
  }),
  'S7.36 a new password': contract(wire.changePasswordEndpoint, {
    input: { body: { current: 'Fandeck#2025', next: 'Moonn1ght#' } },
    request: 'POST /mypage/password',
    body: { curr_pwd: 'Fandeck#2025', new_pwd: 'Moonn1ght#' },
    reply: { ended_sessions: 2 },
    model: { endedSessions: 2 },
  }),
  'S7.37 the current password': contract(wire.checkPasswordEndpoint, {
    input: { body: { current: 'Fandeck#2025' } },
    request: 'POST /mypage/password/validate',
    body: { curr_pwd: 'Fandeck#2025' },
  }),
  'S7.38 a nickname': contract(wire.checkNicknameEndpoint, {
    input: { params: { nickname: '새벽/응원단' } },
    request: 'GET /mypage/nickname/validate/%EC%83%88%EB%B2%BD%2F%EC%9D%91%EC%9B%90%EB%8B%A8',
  }),
  'S7.39 a new nickname': contract(wire.changeNicknameEndpoint, {
    input: { body: { nickname: '새벽' } },
    request: 'POST /mypage/nickname',
    body: { nickname: '새벽' },
  }),
  'S7.40 a picture': contract(wire.changePictureEndpoint, {
    input: { body: { files: [picture] } },
    request: 'POST /mypage/profileimg',
    reply: { image: 'https://cdn.example/u/1.webp' },
    model: { image: 'https://cdn.example/u/1.webp' },
  }),
  'S7.41 the consents': contract(wire.changeAdConsentEndpoint, {
    input: { body: { email: true, sms: false } },
    request: 'POST /mypage/ad-agreement',
    body: { push_email: 'Y', push_sms: 'N' },
  }),
  'S7.42 the activity': contract(wire.getActivityEndpoint, {
    input: { query: { cursor: '1.p2' } },
    request: 'GET /mypage/nft/activity?cursor=1.p2',
    reply: {
      list: [
        { activity_key: 'p1', dttm: AT, kind: 'EARN', reason: 'SCAN', title: '카드', qty: null, point: 100 },
      ],
      next: null,
    },
    model: {
      rows: [
        {
          activityId: 'p1',
          at: NOON,
          kind: 'earned',
          reason: 'scan',
          title: '카드',
          quantity: null,
          points: 100,
        },
      ],
      next: null,
    },
  }),
  'S7.43 created collections': contract(wire.getCreatedCollectionsEndpoint, {
    input: {},
    request: 'GET /mypage/nft/collection/create',
    reply: {
      list: [
        {
          collection_seq: 7,
          ...collectionWire,
          logo: null,
          represent_img: null,
          banner: null,
          created_dttm: AT,
        },
      ],
    },
    model: {
      rows: [
        {
          collectionId: 7,
          ...emptyCollection(),
          ...names,
          logo: null,
          image: null,
          banner: null,
          createdAt: NOON,
        },
      ],
    },
  }),
  'S7.44 a deleted collection': contract(wire.deleteCollectionEndpoint, {
    input: { params: { collectionId: 7 } },
    request: 'DELETE /mypage/collection/7',
  }),
  'S7.45 tokens': contract(wire.getOwnTokensEndpoint, {
    input: {},
    request: 'GET /mypage/nft/create',
    reply: {
      list: [
        {
          collection_seq: 1,
          cont_seq: 11,
          card_name: '한이준',
          edition_title: 'FOIL',
          image: '/a.png',
          edition: 12,
          token_id: '20417',
          mint_dttm: AT,
        },
      ],
    },
    model: {
      rows: [
        {
          packId: 1,
          cardId: 11,
          cardName: '한이준',
          editionTitle: 'FOIL',
          image: '/a.png',
          edition: 12,
          tokenId: '20417',
          mintedAt: NOON,
        },
      ],
    },
  }),
  'S7.46 favourites': contract(wire.getFavouritesEndpoint, {
    input: {},
    request: 'GET /mypage/nft/favor',
    reply: {
      list: [
        {
          collection_seq: 1,
          cont_seq: 11,
          collection_name: 'FC서울',
          card_name: '한이준',
          edition_title: 'FOIL',
          image: '/a.png',
          attributes: [{ trait_type: '등번호', value: 10 }],
          favor_dttm: AT,
        },
      ],
    },
    model: {
      rows: [
        {
          packId: 1,
          cardId: 11,
          packName: 'FC서울',
          cardName: '한이준',
          editionTitle: 'FOIL',
          image: '/a.png',
          attributes: [{ trait_type: '등번호', value: 10 }],
          favouredAt: NOON,
        },
      ],
    },
  }),
  'S7.47 a favourite': contract(wire.setFavouriteEndpoint, {
    input: { body: { packId: 1, cardId: 11, favourite: false } },
    request: 'POST /mypage/nft/favor',
    body: { collection_seq: 1, cont_seq: 11, favor_yn: 'N' },
  }),
  'S7.48 purchases': contract(wire.getTransactionsEndpoint, {
    input: { query: { cursor: '1.fd-1' } },
    request: 'GET /mypage/transaction?cursor=1.fd-1',
    reply: {
      list: [
        {
          order_id: 'fd-1',
          minting_seq: 101,
          title: '팩',
          thumb: '/t.png',
          amount: 2,
          payment_amount: 24_000,
          payment_method: 'C',
          status: 'PAID',
          dttm: AT,
          delivery_yn: 'Y',
          carrier: 'CJ대한통운',
          invoice_no: '601234563387',
          delivered_dttm: null,
        },
      ],
      next: null,
    },
    model: {
      rows: [
        {
          orderId: 'fd-1',
          dropId: 101,
          title: '팩',
          thumb: '/t.png',
          amount: 2,
          paymentAmount: 24_000,
          method: 'card',
          status: 'PAID',
          at: NOON,
          delivery: true,
          carrier: 'CJ대한통운',
          invoiceNumber: '601234563387',
          deliveredAt: null,
        },
      ],
      next: null,
    },
  }),
  'S7.49 a phone': contract(wire.verifyPhoneEndpoint, {
    input: { body: { verificationId: 'imp_1' } },
    request: 'POST /mypage/phone',
    body: { imp_uid: 'imp_1' },
  }),
  'S7.50 gender and birthday': contract(wire.verifyGenderBirthEndpoint, {
    input: { body: { verificationId: 'imp_1' } },
    request: 'POST /mypage/genderBirth',
    body: { imp_uid: 'imp_1' },
  }),
  'S7.51 a withdrawal': contract(wire.withdrawEndpoint, {
    input: { body: { verificationId: 'imp_1' } },
    request: 'POST /mypage/withdrawal',
    body: { imp_uid: 'imp_1' },
  }),
  'S7.52 a withdrawal by an identity check': contract(wire.withdrawAllEndpoint, {
    input: { body: { verificationId: 'imp_1' } },
    request: 'POST /mypage/withdrawal/all',
    body: { imp_uid: 'imp_1' },
  }),
  'S7.52 a withdrawal by a code': contract(wire.withdrawAllEndpoint, {
    input: { body: { code: '481902' } },
    request: 'POST /mypage/withdrawal/all',
    body: { auth_num: '481902' },
  }),
  'S7.53 a code by text message': contract(wire.requestWithdrawalSmsEndpoint, {
    input: { body: { phone: '01024814821' } },
    request: 'POST /mypage/withdrawal/sms',
    body: { phone: '01024814821' },
    reply: { expire_dttm: AT, resend_dttm: AT },
    model: { expiresAt: NOON, resendAt: NOON },
  }),
  'S7.54 a code by mail': contract(wire.requestWithdrawalMailEndpoint, {
    input: { body: { userId: 'fan@example.com' } },
    request: 'POST /mypage/withdrawal/email',
    body: { mbr_id: 'fan@example.com' },
    reply: { expire_dttm: AT, resend_dttm: AT },
    model: { expiresAt: NOON, resendAt: NOON },
  }),
  'S7.55 what will be lost': contract(wire.getWithdrawalEndpoint, {
    input: {},
    request: 'GET /mypage/nft/withdrawal',
    reply: {
      card_cnt: 48,
      claim_cnt: 4,
      total_point: 12_400,
      wallet_cnct: 'Y',
      order_list: [{ order_id: 'fd-1', title: '팩', order_state: 'U' }],
      proof_list: ['I', 'S', 'E'],
    },
    model: {
      cards: 48,
      benefits: 4,
      totalPoint: 12_400,
      walletLinked: true,
      orders: [{ orderId: 'fd-1', title: '팩', state: 'unopened' }],
      proofs: ['identity', 'sms', 'email'],
    },
  }),
  'S7.56 a wallet token': contract(wire.validateWalletEndpoint, {
    input: { body: { walletToken: 'a.b.c' } },
    request: 'POST /mypage/wallet/validate',
    body: { wallet_token: 'a.b.c' },
    reply: { wallet_address: '0x7a3e' },
    model: { walletAddress: '0x7a3e' },
  }),
  'S7.57 a linked wallet': contract(wire.linkWalletEndpoint, {
    input: {},
    request: 'POST /mypage/wallet/cnct',
  }),
  'S7.57 an unlinked wallet': contract(wire.unlinkWalletEndpoint, {
    input: {},
    request: 'DELETE /mypage/wallet/cnct',
  }),
}
const rows = Object.entries(CONTRACTS)
const requests = ({ server }: TestKit) => server.requests

test('S7.33 S7.57 the table has every row of the specification', () => {
  const ids = rows.map(([name]) => name.split(' ')[0])
  expect([...new Set(ids)]).toEqual(Array.from({ length: 25 }, (_, index) => `S7.${33 + index}`))
})

describe('my page on the wire', () => {
  test.each(rows)('%s has its wire names in both directions', async (_, row) => {
    const kit = testKit({ loggedIn: true })
    const { endpoint, request, body, reply = null, model } = row
    kit.server.on(`${endpoint.method} ${endpoint.path}`, () =>
      Response.json({ status: '200', message: '', data: reply }),
    )
    expect(await row.ask(kit)).toEqual(model)
    const [sent] = requests(kit)
    const query = sent?.query.size ? `?${sent.query}` : ''
    expect(`${sent?.method} ${sent?.path}${query}`).toBe(request)
    expect(sent?.path).toBe(pathOf(endpoint, row.input.params))
    expect(sent?.headers.get('authorization')).toMatch(/^Bearer /)
    if (body) {
      expect(sent?.body).toEqual(body)
      expect(endpoint.body && z.decode(endpoint.body, body)).toEqual(row.input.body)
    }
    if (reply) expect(z.encode(endpoint.reply, model)).toEqual(reply)
  })

  test.each(rows)('%s needs a session, and asks nothing without one', async (_, row) => {
    const kit = testKit()
    await expect(row.ask(kit)).rejects.toMatchObject({ code: 'session/no-session' })
    expect(requests(kit)).toEqual([])
    expect(row.endpoint.auth).toBe('member')
  })

  test.each(rows)('%s refuses values of the wrong type', (_, { endpoint, body = {}, reply = {} }) => {
    const wrong = (schema: z.core.$ZodType | undefined, values: Record<string, unknown>) =>
      Object.keys(values).filter(
        (name) => schema && z.safeParse(schema, { ...values, [name]: { wrong: true } }).success,
      )
    expect(wrong(endpoint.body, body)).toEqual([])
    expect(wrong(endpoint.reply, reply)).toEqual([])
  })
})
