import type { Fandeck } from '../client.ts'
import { path } from '../http/path.ts'
import { NotionPageReply } from './notion.schema.ts'

/** GET /notion/{pageId} (D24). */
export const getPage = (fandeck: Fandeck, pageId: string) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: path`/notion/${pageId}`,
    need: 'public',
    reply: NotionPageReply,
    errors: { NOT_FOUND: 'notion/page-not-found' },
  })
