import {
  getFaqsEndpoint,
  getInquiriesEndpoint,
  getInquiryEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  sendInquiryEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { ask, faqsOf, inquiriesOf, inquiryOf, noticeOf, noticesOf } from './service.ts'

/** Notices, questions and inquiries (D25). */
export function supportRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getNoticesEndpoint, ({ query }) => noticesOf(backend, query.page))
  serve(getNoticeEndpoint, ({ params }) => noticeOf(backend, params.noticeId))
  serve(getFaqsEndpoint, ({ query }) => faqsOf(backend, query.category))
  serve(getInquiriesEndpoint, ({ caller, query }) => inquiriesOf(backend, caller.userId, query.page))
  serve(getInquiryEndpoint, ({ caller, params }) => inquiryOf(backend, caller.userId, params.inquiryId))
  serve(sendInquiryEndpoint, ({ caller, body, idempotencyKey }) =>
    ask(backend, caller.userId, idempotencyKey, body),
  )
  return app
}
