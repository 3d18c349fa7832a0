import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'

let shop: TestBackend
beforeEach(async () => {
  shop = await testBackend()
})
afterEach(() => shop.close())

/** Sends a body whose end is held back. */
function slowUpload(path: string, headers: Record<string, string>) {
  let read = 0
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async pull(controller) {
      read++
      if (read > 2) {
        await ended
        controller.close()
      } else controller.enqueue(new Uint8Array(1024))
    },
  })
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body,
    duplex: 'half' as const,
  }
  const reply = shop.fetch(`http://api.localhost${path}`, init)
  return { reply, end, isRead: () => read > 2 }
}

test.each(['/mypage/profileimg', '/support/qna', '/mypage/collection'])(
  'SEC-10 eight uploads to %s run at once; others wait with their bodies unread, and a member has eight places',
  async (path) => {
    const { headers } = await shop.member({ level: 'K201' })
    const other = await shop.member({ level: 'K201' })
    const running = Array.from({ length: 8 }, (_, n) =>
      slowUpload(path, { ...headers, ...(n > 0 && { 'content-length': '2048' }) }),
    )
    await expect.poll(() => running.every(({ isRead }) => isRead())).toBe(true)
    const [refused, waiting] = [slowUpload(path, headers), slowUpload(path, other.headers)]
    const { status, headers: sent } = await refused.reply
    expect([status, sent.get('retry-after')]).toEqual([429, '2'])
    expect([refused.isRead(), waiting.isRead()]).toEqual([false, false])
    for (const { end } of [...running, waiting]) end()
    for (const { reply } of [...running, waiting]) expect((await reply).status).toBe(400)
  },
)

test('an upload of more than 16 MB is 413, with and without its length', async () => {
  const { headers } = await shop.member({ level: 'K201' })
  const form = new FormData()
  form.set('files', new File([new Uint8Array(17 * 1024 * 1024)], 'a.png'))
  const sent = new Request('http://api.localhost/support/qna', { method: 'POST', body: form })
  const type = sent.headers.get('content-type') ?? ''
  const body = await sent.arrayBuffer()
  for (const length of [undefined, body.byteLength]) {
    const reply = await shop.fetch(sent.url, {
      method: 'POST',
      headers: {
        ...{ ...headers, 'content-type': type, 'idempotency-key': crypto.randomUUID() },
        ...(length !== undefined && { 'content-length': String(length) }),
      },
      body,
    })
    expect([reply.status, (await reply.json()).code]).toEqual([413, 'TOO_LARGE'])
  }
})
