import { createHmac } from 'node:crypto'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'

export const SOLAPI_KEYS = {
  apiKey: 'NCSKEY0000000000',
  apiSecret: 'SECRET00000000000000000000000000',
  from: '0212345678',
}

const Message = z.object({
  to: z.string(),
  from: z.string(),
  text: z.string(),
  kakaoOptions: z.optional(
    z.object({
      pfId: z.string(),
      templateId: z.string(),
      variables: z.record(z.string().check(z.regex(/^#\{.+\}$/)), z.string()),
      disableSms: z.optional(z.boolean()),
    }),
  ),
})
const Sent = z.object({ messages: z.array(Message) })

/**
 * A double of Solapi by its documentation: `POST /messages/v4/send-many/detail` with `Authorization: HMAC-SHA256
 * apiKey=…, date=…, salt=…, signature=…`, where the signature is the HMAC of date and salt. The client cannot be
 * pointed at another address, so the double replaces `fetch`.
 */
export function solapi() {
  const received: z.output<typeof Message>[] = []
  let down = false
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (down) return Response.json({ errorCode: 'InternalError', errorMessage: '점검 중' }, { status: 500 })
    const fields = new Map(
      (request.headers.get('authorization') ?? '')
        .replace(/^HMAC-SHA256\s+/, '')
        .split(/,\s*/)
        .map((pair): [string, string] => {
          const [name = '', ...value] = pair.split('=')
          return [name, value.join('=')]
        }),
    )
    const text = `${fields.get('date')}${fields.get('salt')}`
    const signature = createHmac('sha256', SOLAPI_KEYS.apiSecret).update(text).digest('hex')
    expect(request.url).toMatch(/^https:\/\/api\.solapi\.com\/messages\/v4\//)
    if (fields.get('apiKey') !== SOLAPI_KEYS.apiKey || fields.get('signature') !== signature) {
      return Response.json({ errorCode: 'InvalidAPIKey', errorMessage: '키가 맞지 않아요.' }, { status: 403 })
    }
    received.push(...z.parse(Sent, await request.json()).messages)
    const count = {
      total: 1,
      sentTotal: 0,
      sentFailed: 0,
      sentSuccess: 0,
      sentPending: 0,
      sentReplacement: 0,
    }
    const counted = { ...count, refund: 0, registeredFailed: 0, registeredSuccess: 1 }
    return Response.json({
      failedMessageList: [],
      messageList: [],
      groupInfo: { count: counted, groupId: 'G4V1', status: 'SENDING', _id: 'G4V1' },
    })
  })
  return {
    received,
    setDown: (next: boolean) => {
      down = next
    },
  }
}
