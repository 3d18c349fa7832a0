import { describe, expect, test, vi } from 'vitest'
import { aFaq, aNotice, anInquiry } from '../testing/content-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  getFaqsEndpoint,
  getInquiriesEndpoint,
  getInquiryEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  sendInquiryEndpoint,
} from './support.endpoints.ts'
import { canSendInquiry, checkInquiry, inquiryLimits } from './support.rules.ts'
import { getFaqs, getInquiries, getInquiry, getNotice, getNotices, sendInquiry } from './support.ts'

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

describe('S2.3 D25 the lists', () => {
  test('notices come by the page, each with its neighbours', async () => {
    const { fandeck, server } = testKit()
    server.answer(getNoticesEndpoint, { count: 11, rows: [aNotice({ noticeId: 11 })] })
    const detail = { ...aNotice(), content: '하나\n\n둘', previousId: null, nextId: 2 }
    server.answer(getNoticeEndpoint, detail)
    expect(await getNotices(fandeck, { page: 2 })).toEqual({ count: 11, rows: [aNotice({ noticeId: 11 })] })
    expect(server.requests[0]?.query.get('page')).toBe('2')
    expect(await getNotice(fandeck, { noticeId: 1 })).toEqual(detail)
  })

  test('an unknown notice is a typed error', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /support/notice/:id', () => refuse(404, '글을 찾을 수 없어요.', 'NOT_FOUND'))
    await expect(getNotice(fandeck, { noticeId: 9 })).rejects.toMatchObject({ code: 'support/not-found' })
  })

  test('questions are listed by category, or all', async () => {
    const { fandeck, server } = testKit()
    server.answer(getFaqsEndpoint, { categories: ['카드'], rows: [aFaq()] })
    expect((await getFaqs(fandeck)).rows).toEqual([aFaq()])
    await getFaqs(fandeck, { category: '카드' })
    expect(server.requests.map(({ query }) => query.get('category'))).toEqual([null, '카드'])
  })

  test('inquiries are private: the request carries the bearer', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const answered = anInquiry({ status: 'answered', answer: '도착했어요.', answeredAt: 1_795_143_600_000 })
    server.answer(getInquiriesEndpoint, { count: 1, rows: [answered] })
    server.answer(getInquiryEndpoint, answered)
    expect((await getInquiries(fandeck)).rows).toEqual([answered])
    expect(await getInquiry(fandeck, { inquiryId: 1 })).toEqual(answered)
    expect(server.requests.every(({ headers }) => headers.has('authorization'))).toBe(true)
    await expect(getInquiries(testKit().fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
  })
})

describe('a new inquiry', () => {
  const draft = { category: '카드', title: '제목', content: '내용' }

  test('is sent as form data under its key, and announced', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(sendInquiryEndpoint, { inquiryId: 5 })
    const sent = vi.fn()
    fandeck.on('support:inquiry-sent', sent)
    const files = [picture('a.png'), picture('b.png')]
    expect(await sendInquiry(fandeck, { ...draft, files, key: 'key-12345' })).toEqual({ inquiryId: 5 })
    expect(sent).toHaveBeenCalledExactlyOnceWith({ inquiryId: 5 })
    const [request] = server.requests
    expect(request?.headers.get('idempotency-key')).toBe('key-12345')
    expect(request?.headers.get('content-type')).toBeNull()
    const body = request?.body
    if (!(body instanceof FormData)) throw new Error('The body is not form data.')
    expect(body.get('title')).toBe('제목')
    expect(body.getAll('files').map((file) => (file instanceof File ? file.name : file))).toEqual([
      'a.png',
      'b.png',
    ])
  })

  test.each([
    [{}, {}],
    [{ category: '' }, { category: 'missing' }],
    [{ title: '  ' }, { title: 'missing' }],
    [{ title: '가'.repeat(100) }, {}],
    [{ title: '가'.repeat(101) }, { title: 'long' }],
    [{ content: '가'.repeat(2000) }, {}],
    [{ content: '가'.repeat(2001) }, { content: 'long' }],
    [{ files: [picture('a.png'), picture('b.jpg'), picture('c.webp')] }, {}],
    [{ files: Array.from({ length: 4 }, () => picture('a.png')) }, { files: 'many' }],
    [{ files: [picture('a.gif')] }, { files: { name: 'a.gif', problem: 'extension' } }],
    [{ files: [picture('a.png', 5 * 1024 * 1024 + 1)] }, { files: { name: 'a.png', problem: 'size' } }],
  ])('S5.7 %o has the problems %o', (change, expected) => {
    const problems = checkInquiry({ ...draft, ...change })
    expect(problems).toMatchObject(expected)
    expect(canSendInquiry({ ...draft, ...change })).toBe(Object.keys(expected).length === 0)
    expect(inquiryLimits.files).toBe(3)
  })

  test('what the schema refuses is never sent', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const call = sendInquiry(fandeck, { ...draft, content: '가'.repeat(2001), key: 'key-12345' })
    await expect(call).rejects.toMatchObject({ code: 'http/bad-request' })
    expect(server.requests).toHaveLength(0)
  })
})
