import { anInquiry, refuse, testKit } from '@fandeck/sdk/testing'
import { getInquiriesEndpoint, sendInquiryEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useInquiries, useSendInquiry } from './useInquiries.ts'

const draft = { category: '카드', title: '제목', content: '내용' }

test('D25 an inquiry is sent again under its own key, and the list follows', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getInquiriesEndpoint, { count: 1, rows: [anInquiry()] })
  server.on('POST /support/qna', () => refuse(429, '잠시 후 다시 보내 주세요.', 'TOO_MANY_INQUIRIES'))
  const wrapper = ({ children }: PropsWithChildren) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const { result } = renderHook(() => ({ list: useInquiries(), send: useSendInquiry() }), { wrapper })
  await waitFor(() => expect(result.current.list.data?.rows).toHaveLength(1))

  const keys = () =>
    server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
  await act(async () => {
    const refused = result.current.send.mutateAsync(draft)
    await expect(refused).rejects.toMatchObject({ code: 'support/too-many-inquiries' })
  })
  server.answer(sendInquiryEndpoint, { inquiryId: 2 })
  server.answer(getInquiriesEndpoint, { count: 2, rows: [anInquiry({ inquiryId: 2 }), anInquiry()] })
  await act(() => result.current.send.mutateAsync(draft))
  await waitFor(() => expect(result.current.list.data?.rows).toHaveLength(2))
  await act(() => result.current.send.mutateAsync(draft))
  const [first, second, third] = keys()
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('D25 an inquiry that was changed after a refusal is another one', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('POST /support/qna', () => refuse(429, '잠시 후 다시 보내 주세요.', 'TOO_MANY_INQUIRIES'))
  const wrapper = ({ children }: PropsWithChildren) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const { result } = renderHook(() => useSendInquiry(), { wrapper })
  const photo = (name: string) => new File(['x'], name, { lastModified: 1 })
  const drafts = [
    draft,
    draft,
    { ...draft, content: '더 자세한 내용' },
    { ...draft, files: [photo('a.jpg')] },
    { ...draft, files: [photo('a.jpg')] },
    { ...draft, files: [photo('b.jpg')] },
  ]
  for (const one of drafts) await act(() => result.current.mutateAsync(one).catch(() => {}))
  const sent = server.requests.filter(({ path }) => path === '/support/qna')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3, 3, 5])
})
