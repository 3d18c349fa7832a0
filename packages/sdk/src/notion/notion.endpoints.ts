import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { notionErrors } from './notion.errors.ts'
import { NotionPageReply } from './notion.schema.ts'

/** Returns a Notion page (D24). */
export const getNotionPageEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/notion/:pageId',
  params: { pageId: z.string() },
  auth: 'public',
  reply: NotionPageReply,
  errors: notionErrors,
})
