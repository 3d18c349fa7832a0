import { FaqListReply, InquiryListReply, NoticeDetail, NoticeListReply } from '@fandeck/sdk/wire'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { uploads } from '../uploads/tables.ts'
import { faqs, inquiries, notices } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const notice = { category: '안내', content: '하나\n\n둘' }
  await shop.db.insert(notices).values(
    Array.from({ length: 12 }, (_, index) => ({
      ...notice,
      noticeId: index + 1,
      title: `공지 ${index + 1}`,
      postedAt: index === 11 ? NOON + 1 : NOON - 1,
    })),
  )
  await shop.db.insert(faqs).values([
    { faqId: 1, category: '카드', question: '하나?', answer: '하나' },
    { faqId: 2, category: '결제', question: '둘?', answer: '둘' },
    { faqId: 3, category: '카드', question: '셋?', answer: '셋' },
  ])
})
afterAll(() => shop.close())

const picture = (format: 'jpeg' | 'png' | 'gif' = 'png', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#c4122f' } })
    .withExif({ IFD0: { Copyright: 'EXIF-MARK' } })
    .toFormat(format)
    .toBuffer()
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

async function ask(
  fan: Member,
  key: string,
  { files = [], ...fields }: { files?: File[]; title?: string; content?: string } = {},
) {
  const form = new FormData()
  const texts = { category: '카드', title: '제목', content: '내용', ...fields }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  for (const one of files) form.append('files', one)
  const headers = { ...fan.headers, 'idempotency-key': key }
  return answerOf(await shop.api.request('/support/qna', { method: 'POST', headers, body: form }))
}

const inquiriesOf = async (fan: Member) =>
  z.decode(InquiryListReply, (await shop.get('/support/qna?page=1', fan)).data as never)

it('S2.3 D25 lists ten notices a page, newest first, and none before its posting date', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => shop.get(`/support/notice?page=${page}`)))
  const [first, second, third] = pages.map(({ data }) => z.decode(NoticeListReply, data as never))
  expect(first?.rows.map(({ noticeId }) => noticeId)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(second?.rows.map(({ noticeId }) => noticeId)).toEqual([1])
  expect(third?.rows).toEqual([])
  expect(first?.count).toBe(11)
  for (const page of ['0', '-1', 'x', '1e3', '']) {
    expect(await shop.get(`/support/notice?page=${page}`)).toMatchObject({ http: 400 })
  }
})

it.each([
  [1, null, 2],
  [5, 4, 6],
  [11, 10, null],
])('S2.3 notice %d has the neighbours %s and %s', async (noticeId, previousId, nextId) => {
  const { data } = await shop.get(`/support/notice/${noticeId}`)
  expect(z.decode(NoticeDetail, data as never)).toMatchObject({ noticeId, previousId, nextId })
})

it('S2.3 an unknown and an upcoming notice are 404', async () => {
  for (const id of [12, 99]) {
    expect(await shop.get(`/support/notice/${id}`)).toMatchObject({ http: 404, code: 'NOT_FOUND' })
  }
})

it('S2.3 D25 lists the questions of a category, with every category', async () => {
  const listed = async (query: string) =>
    z.decode(FaqListReply, (await shop.get(`/support/faq${query}`)).data as never)
  expect((await listed('')).categories).toEqual(['카드', '결제'])
  expect((await listed('?category=결제')).rows.map(({ faqId }) => faqId)).toEqual([2])
  expect((await listed('?category=없음')).rows).toEqual([])
})

it('an inquiry is stored once per key, with its pictures as WebP and without EXIF', async () => {
  const fan = await shop.member()
  const files = [file(await picture('jpeg'), 'a.jpg'), file(await picture('png', 3000), '한글 사진.PNG')]
  const answers = await Promise.all([1, 2, 3].map(() => ask(fan, 'key-of-one-inquiry', { files })))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  const { count, rows } = await inquiriesOf(fan)
  expect(count).toBe(1)
  expect(rows[0]).toMatchObject({ title: '제목', status: 'waiting', answer: null, answeredAt: null })
  expect(await shop.db.select().from(uploads)).toHaveLength(2)
  for (const address of rows[0]?.images ?? []) {
    const { pathname, search } = new URL(address)
    const reply = await shop.api.request(pathname + search)
    const bytes = Buffer.from(await reply.arrayBuffer())
    const { format, width, exif } = await sharp(bytes).metadata()
    expect(format).toBe('webp')
    expect(width).toBeLessThanOrEqual(1600)
    expect(exif).toBeUndefined()
    expect(bytes.includes('EXIF-MARK')).toBe(false)
  }
})

it('an inquiry is visible to its member only', async () => {
  const [fan, other] = [await shop.member(), await shop.member()]
  const { data } = await ask(fan, 'key-of-my-own')
  const { qna_idx } = z.object({ qna_idx: z.number() }).parse(data)
  expect(await shop.get(`/support/qna/${qna_idx}`, fan)).toMatchObject({ http: 200 })
  expect(await shop.get(`/support/qna/${qna_idx}`, other)).toMatchObject({ http: 404 })
  expect((await inquiriesOf(other)).count).toBe(0)
  expect(await shop.get('/support/qna?page=1')).toMatchObject({ http: 401 })
})

it('S5.7 refuses a fourth picture, an invalid picture and too long texts, and stores nothing', async () => {
  const fan = await shop.member()
  const png = await picture()
  const four = Array.from({ length: 4 }, () => file(png, 'a.png'))
  expect(await ask(fan, 'key-four-files', { files: four })).toMatchObject({ code: 'TOO_MANY_FILES' })
  const bad = [
    file(await picture('gif'), 'renamed.png'),
    file(new TextEncoder().encode('<svg/>'), 'a.png'),
    file(png, 'a.exe'),
    file(png, '../a.png'),
    file(new Uint8Array(5 * 1024 * 1024 + 1), 'big.png'),
  ]
  for (const [index, one] of bad.entries()) {
    expect(await ask(fan, `key-bad-file-${index}`, { files: [one] })).toMatchObject({ code: 'BAD_FILE' })
  }
  for (const fields of [{ content: '가'.repeat(2001) }, { title: '' }, { title: 'a\0b' }]) {
    expect(await ask(fan, 'key-of-bad-text', fields)).toMatchObject({ http: 400 })
  }
  expect((await inquiriesOf(fan)).count).toBe(0)
})

it('limits inquiries to ten an hour, and accepts them again later', async () => {
  const fan = await shop.member()
  const send = (index: number) => ask(fan, `key-number-${index}`)
  for (let index = 0; index < 10; index++) expect(await send(index)).toMatchObject({ http: 200 })
  expect(await send(10)).toMatchObject({ http: 429, code: 'TOO_MANY_INQUIRIES' })
  shop.clock.advance(3_600_001)
  const again = await shop.member()
  expect(await ask(again, 'key-number-11')).toMatchObject({ http: 200 })
  expect((await shop.db.select().from(inquiries)).length).toBeGreaterThan(10)
})

it('limits inquiries at the same time to ten an hour', async () => {
  const fan = await shop.member()
  // Four at once, fewer than a member may upload: of the third wave two are too many.
  const wave = (from: number) => Promise.all([0, 1, 2, 3].map((n) => ask(fan, `key-at-once-${from + n}`)))
  const sent = [...(await wave(0)), ...(await wave(4)), ...(await wave(8)), ...(await wave(12))]
  expect(sent.filter(({ http }) => http === 200)).toHaveLength(10)
  expect(sent.filter(({ code }) => code === 'TOO_MANY_INQUIRIES')).toHaveLength(6)
  expect((await inquiriesOf(fan)).count).toBe(10)
})
