import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { memoryStorage } from '@fandeck/sdk/testing'
import { basesOf, originsOf } from '../bases.ts'
import type { SiteConfig } from '../config.ts'
import { koPreview } from './messages.ko.ts'
import type { OpenPreview } from './open-preview.ts'
import { previewMember } from './preview-member.ts'

const STORAGE_KEY = 'preview'

const READ_ONLY = {
  status: '403',
  message: koPreview['preview.readOnly'],
  code: 'PREVIEW',
}

/**
 * Creates a client whose time is ahead of that of the servers. It only reads, and knows no session of this device: a member
 * of the preview exists in the page alone.
 */
export function createPreviewClient(config: SiteConfig, { aheadMs, level }: OpenPreview): Fandeck {
  const bases = basesOf(config)
  const origins = originsOf(config)
  /** The path of a call below its base URL, as the member's server knows it. */
  const pathOf = (url: string) => {
    const base = Object.values(bases).find((one) => url.startsWith(`${one}/`)) ?? ''
    return url.slice(base.length)
  }
  const now = () => Date.now() + aheadMs
  const member = previewMember(level, {
    now,
    ask: (base, path) => ahead(new Request(bases[`${base}Url`] + path)),
  })
  const storage = memoryStorage()
  if (member) storage.setItem(STORAGE_KEY, member.session)
  const preview: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || !origins.includes(new URL(request.url).origin))
      return Response.json(READ_ONLY, { status: 403 })
    const { url, headers, signal } = request
    if (member && headers.has('authorization'))
      return member.server.fetch(`https://preview.invalid${pathOf(url)}`, { headers, signal })
    return ahead(request)
  }
  /** Asks the backend as a visitor; the time of its reply is that of the preview. */
  async function ahead(request: Request): Promise<Response> {
    const reply = await fetch(request)
    const headers = new Headers(reply.headers)
    const date = Date.parse(headers.get('date') ?? '')
    if (!Number.isNaN(date)) headers.set('date', new Date(date + aheadMs).toUTCString())
    return new Response(reply.body, { status: reply.status, headers })
  }
  return createFandeck(
    { ...bases, walletOrigin: config.wallet, storageKey: STORAGE_KEY },
    { fetch: preview, now, storage, sharedStore: undefined },
  )
}
