import {
  getFaqsEndpoint,
  getInquiriesEndpoint,
  getInquiryEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  sendInquiryEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { endpointsOf } from '../serve.ts'
import { withinUploads } from '../uploads/admission.ts'
import { ask, faqsOf, inquiriesOf, inquiryOf, noticeOf, noticesOf } from './service.ts'

/** Notices, questions and inquiries (D25). */
export function supportRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  serve(getNoticesEndpoint, ({ query }) => reading((at) => noticesOf(at, query.page)), {
    cache: CACHE.second,
  })
  serve(getNoticeEndpoint, ({ params }) => reading((at) => noticeOf(at, params.noticeId)), {
    cache: CACHE.second,
  })
  serve(getFaqsEndpoint, ({ query }) => reading((at) => faqsOf(at, query.category)), { cache: CACHE.second })
  serve(getInquiriesEndpoint, ({ caller, query }) => inquiriesOf(backend, caller.userId, query.page))
  serve(getInquiryEndpoint, ({ caller, params }) => inquiryOf(backend, caller.userId, params.inquiryId))
  serve(
    sendInquiryEndpoint,
    ({ caller, body, idempotencyKey }) => ask(backend, caller.userId, idempotencyKey, body),
    { within: withinUploads },
  )
  return app
}
