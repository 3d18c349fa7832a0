import { loadUser } from '@fandeck/sdk/account'
import { changeAdConsent, changeNickname, changePicture, isNicknameFree } from '@fandeck/sdk/profile'
import { PictureReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sdkFor } from '../../test/sdk.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { uploads } from '../uploads/tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const image = (format: 'jpeg' | 'png' | 'gif' = 'jpeg', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c4122f' } })
    .withExif({ IFD0: { Copyright: 'EXIF-MARK' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer()
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

async function upload(member: Member, ...files: File[]) {
  const form = new FormData()
  for (const one of files) form.append('file', one)
  const { headers } = member
  return answerOf(await shop.api.request('/mypage/profileimg', { method: 'POST', headers, body: form }))
}
/** A whole sentence in Korean. */
const KOREAN = expect.stringMatching(/^[가-힣].*요\.$/)

const rename = (member: Member, nickname: unknown) =>
  shop.post('/mypage/nickname', { nickname }, member.headers)
const row = async ({ id }: Member) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]

describe('S7.38 S7.39 the nickname', () => {
  test('goes through the whole SDK, in the path encoded', async () => {
    const member = await shop.member({ nickname: '처음이름' })
    const fandeck = sdkFor(shop, member)
    expect(await isNicknameFree(fandeck, { nickname: '달빛수집가' })).toBe(true)
    expect(await changeNickname(fandeck, { nickname: '달빛수집가' })).toEqual({ data: undefined })
    expect(await loadUser(fandeck)).toMatchObject({ nickname: '달빛수집가' })
  })

  test.each(['', '달', '가'.repeat(13), '가'.repeat(200), '🌙🌙', '달 빛', '<b>', 3, null])(
    'refuses %j and keeps the former one',
    async (nickname) => {
      const member = await shop.member({ nickname: '그대로' })
      expect(await rename(member, nickname)).toMatchObject({ http: 400, message: KOREAN })
      expect(await row(member)).toMatchObject({ nickname: '그대로' })
    },
  )

  test('of another member is refused, also in another case, and one’s own is not', async () => {
    const [first, second] = [await shop.member(), await shop.member()]
    await rename(first, 'MoonFan')
    expect(await rename(second, 'moonfan')).toMatchObject({ http: 409, code: 'NICKNAME_TAKEN' })
    expect(await shop.get('/mypage/nickname/validate/MOONFAN', second)).toMatchObject({
      code: 'NICKNAME_TAKEN',
    })
    expect(await rename(first, 'moonFan')).toMatchObject({ http: 200 })
    expect(await shop.get('/mypage/nickname/validate/%F0%9F%8C%99', second)).toMatchObject({
      code: 'BAD_NICKNAME',
    })
  })

  test('is stored as it is compared, so that no other spelling of it is a second one', async () => {
    const [first, second] = [await shop.member(), await shop.member()]
    expect(await rename(first, ' 은하수\u3000')).toMatchObject({ http: 200 })
    expect((await row(first))?.nickname).toBe('은하수')
    for (const spelling of ['은하수'.normalize('NFD'), '\ufeff은하수', '은하수\n\n'])
      expect(await rename(second, spelling), JSON.stringify(spelling)).toMatchObject({
        code: 'NICKNAME_TAKEN',
      })
    const path = encodeURIComponent('은하수'.normalize('NFD'))
    expect(await shop.get(`/mypage/nickname/validate/${path}`, second)).toMatchObject({
      code: 'NICKNAME_TAKEN',
    })
  })

  test('is not one of the staff', async () => {
    const member = await shop.member()
    for (const name of ['운영자', '팬덱_운영팀', '관리자12', 'Admin_1'])
      expect(await rename(member, name)).toMatchObject({ code: 'BAD_NICKNAME', message: KOREAN })
    expect(await rename(member, 'badminton')).toMatchObject({ http: 200 })
  })

  test('taken between the check and the save is refused', async () => {
    const [first, second] = [await shop.member(), await shop.member()]
    expect(await shop.get('/mypage/nickname/validate/free_one', first)).toMatchObject({ http: 200 })
    await rename(second, 'free_one')
    expect(await rename(first, 'free_one')).toMatchObject({ code: 'NICKNAME_TAKEN', message: KOREAN })
    expect((await row(first))?.nickname).not.toBe('free_one')
  })

  test('goes to one of twenty members who save it at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => shop.member()))
    const answers = await Promise.all(members.map((member) => rename(member, 'wanted')))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'NICKNAME_TAKEN')).toHaveLength(19)
    const held = await shop.db.select().from(users).where(eq(users.nickname, 'wanted'))
    expect(held).toHaveLength(1)
  })
})

describe('S7.40 the picture', () => {
  test('is stored without EXIF as WebP within 512 px, and replaces the former one', async () => {
    const member = await shop.member()
    const fandeck = sdkFor(shop, member)
    const first = await changePicture(fandeck, { file: file(await image('png'), 'a.png') })
    expect(first.error).toBeUndefined()
    const { data } = await changePicture(fandeck, { file: file(await image('jpeg', 3000, 2000), '사진.JPG') })
    const reply = await shop.api.request(new URL(data?.image ?? '').pathname)
    const bytes = Buffer.from(await reply.arrayBuffer())
    const { format, width, exif } = await sharp(bytes).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 512, exif: undefined })
    expect(bytes.includes('EXIF-MARK')).toBe(false)
    expect((await loadUser(fandeck)).image).toBe(data?.image)
    const stored = await shop.db.select().from(uploads).where(eq(uploads.userId, member.id))
    expect(stored).toHaveLength(1)
    const gone = await shop.api.request(new URL(first.data?.image ?? '').pathname)
    expect(gone.status).toBe(404)
  })

  test('leaves one upload after two at the same time', async () => {
    const member = await shop.member()
    const png = await image('png')
    await Promise.all([1, 2, 3].map(() => upload(member, file(png, 'a.png'))))
    const stored = await shop.db.select().from(uploads).where(eq(uploads.userId, member.id))
    expect(stored.map(({ id }) => id)).toEqual([(await row(member))?.pictureId])
  })

  test('is refused when it is another format, too large, or not one file', async () => {
    const member = await shop.member()
    const png = await image('png')
    const bad: [string, File[]][] = [
      ['a GIF renamed', [file(await image('gif'), 'photo.jpg')]],
      ['more than 20 megapixels', [file(await image('png', 5000, 4001), 'large.png')]],
      ['more than 5 MB', [file(new Uint8Array(5 * 1024 * 1024 + 1), 'a.png')]],
      ['a script', [file(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'a.png')]],
      ['a path as name', [file(png, '../a.png')]],
      ['two files', [file(png, 'a.png'), file(png, 'b.png')]],
    ]
    for (const [name, files] of bad) {
      expect([name, await upload(member, ...files)]).toMatchObject([
        name,
        { code: 'BAD_FILE', message: KOREAN },
      ])
    }
    expect(await upload(member)).toMatchObject({ http: 400 })
    const large = await upload(member, file(new Uint8Array(40 * 1024 * 1024), 'a.png'))
    expect(large).toMatchObject({ http: 413, code: 'TOO_LARGE', message: KOREAN })
    expect(await shop.post('/mypage/profileimg', { file: 'a' }, member.headers)).toMatchObject({ http: 400 })
    expect(await row(member)).toMatchObject({ pictureId: null })
  })

  test('accepts 20 megapixels', async () => {
    const { http, data } = await upload(await shop.member(), file(await image('jpeg', 5000, 4000), 'a.jpg'))
    expect(http).toBe(200)
    expect(z.safeDecode(PictureReply, data as never).success).toBe(true)
  })
})

test('S7.41 stores the consents of this member only', async () => {
  const [member, other] = [await shop.member(), await shop.member()]
  const fandeck = sdkFor(shop, member)
  expect(await loadUser(fandeck)).toMatchObject({ adEmail: false, adSms: false })
  await changeAdConsent(fandeck, { email: true, sms: false })
  expect(await loadUser(fandeck)).toMatchObject({ adEmail: true, adSms: false })
  expect(await row(other)).toMatchObject({ adEmail: false, adSms: false })
  for (const body of [{}, { push_email: true, push_sms: 'N' }, { push_email: 'Y' }, { push_email: 'y' }]) {
    expect(await shop.post('/mypage/ad-agreement', body, member.headers)).toMatchObject({ http: 400 })
  }
})

test('S7.38 S7.39 S7.40 S7.41 need a session', async () => {
  const answers = [
    await shop.get('/mypage/nickname/validate/a_b'),
    await shop.post('/mypage/nickname', { nickname: 'a_b' }),
    await shop.post('/mypage/ad-agreement', { push_email: 'Y', push_sms: 'Y' }),
    await answerOf(await shop.api.request('/mypage/profileimg', { method: 'POST', body: new FormData() })),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
})
