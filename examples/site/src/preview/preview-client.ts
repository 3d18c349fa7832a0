import { createFandeck, type Fandeck } from '@fandeck/sdk'
import type { SiteConfig } from '../config.ts'
import { koPreview } from './messages.ko.ts'

const READ_ONLY = {
  status: '403',
  message: koPreview['preview.readOnly'],
  code: 'PREVIEW',
}

/**
 * Creates a client for visitors whose time is ahead of that of the servers. It only reads, and knows no session of this
 * device.
 *
 * @param aheadMs how far ahead, ms
 */
export function createPreviewClient({ api, wallet }: SiteConfig, aheadMs: number): Fandeck {
  const { origin } = new URL(api)
  const preview: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || new URL(request.url).origin !== origin)
      return Response.json(READ_ONLY, { status: 403 })
    const reply = await fetch(request)
    const headers = new Headers(reply.headers)
    const date = Date.parse(headers.get('date') ?? '')
    if (!Number.isNaN(date)) headers.set('date', new Date(date + aheadMs).toUTCString())
    return new Response(reply.body, { status: reply.status, headers })
  }
  return createFandeck(
    { marketUrl: api, cdnUrl: `${api}/cdn`, walletOrigin: wallet, storageKey: 'preview' },
    { fetch: preview, now: () => Date.now() + aheadMs, sharedStore: undefined },
  )
}
