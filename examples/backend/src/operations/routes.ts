import { typedLine, typedLines } from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { orderCursor } from '../drops/order-cursor.ts'
import { formOf } from '../form.ts'
import { partRefundsOf } from '../payment/part-refunds.ts'
import { notFound, Problem } from '../problem.ts'
import { ok, parse } from '../reply.ts'
import type { Can } from '../roles.ts'
import { operatorRoutesOf } from '../routes.ts'
import { mountAccountPage } from './account.routes.ts'
import { actionsOf } from './actions.ts'
import { attentionPage } from './attention.page.ts'
import { attentionCount, attentionOf } from './attention.ts'
import { mountDropPages } from './drops.routes.ts'
import { ANSWER_LENGTH, inquiriesPage, inquiryPage } from './inquiries.page.ts'
import { answerInquiry, operatorInquiries, operatorInquiry } from './inquiries.ts'
import { OPERATIONS } from './layout.ts'
import { mountLogPage } from './log.routes.ts'
import { mountMemberPages } from './members.routes.ts'
import { mountOfficePages } from './office.routes.ts'
import { CHANGE_LENGTH, orderPage, ordersPage, REFUSAL_LENGTH } from './orders.page.ts'
import { mountPartRefunds } from './orders.refund.routes.ts'
import {
  askForChange,
  cancelForFan,
  changesAsked,
  countsOfOrders,
  ORDER_STATES,
  operatorOrder,
  ordersOf,
  refundNow,
  shipParcel,
} from './orders.ts'
import { Id, operatorPages, step } from './pages.ts'
import { mountParcelPages } from './parcels.routes.ts'
import { correctNumber, ShipForm } from './parcels.ts'
import { acceptReturn, markDelivered, refuseReturn } from './returns.ts'
import { barsOf, dropsPage, figuresOf, outlineOf } from './sales.page.ts'
import { dropsOf, salesOf } from './sales.ts'
import { mountSignIn } from './sign-in.routes.ts'
import { statusOf } from './status.ts'
import { mountTeamPages } from './team.routes.ts'

const RefuseForm = z.object({ reason: typedLines({ min: 1, max: REFUSAL_LENGTH }) })
const ChangeForm = z.object({
  reason: typedLines({ min: 1, max: CHANGE_LENGTH }),
  seen: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)),
})
const AnswerForm = z.object({ answer: typedLines({ min: 1, max: ANSWER_LENGTH }) })
const OrderQuery = z.object({
  state: z.catch(z.optional(z.enum(ORDER_STATES)), undefined),
  search: z.catch(z.optional(typedLine({ min: 1, max: 64 })), undefined),
  before: z.catch(z.optional(orderCursor), undefined),
})
const SalesReply = z.object({
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  outline: z.string(),
  bars: z.array(z.object({ x: z.number(), y: z.number(), height: z.number() })),
})

/**
 * The operators' pages (screen 57): orders, parcels, refunds, inquiries and the live figures of a drop. They need no
 * client code but for the figures: each step is a form of the page itself.
 */
export function operationsRoutes(backend: Backend): Hono {
  const app = new Hono()

  const pages = operatorPages(backend)
  const { desk, admit } = pages
  const route = operatorRoutesOf(app, admit)

  const orderOf = async (id: string, can: Can, refusal?: { problem: string; draft: string }) =>
    orderPage(await operatorOrder(backend.db, id), await actionsOf(backend, id), {
      can,
      ...refusal,
      asked: await changesAsked(backend.db, id),
      parts: await partRefundsOf(backend.db, [id]),
    })
  const inquiryOf = async (id: number, refusal?: { problem: string; draft: string }) =>
    inquiryPage(await operatorInquiry(backend, id), await actionsOf(backend, String(id)), refusal)
  const idOf = (c: Context): number => {
    const id = z.safeParse(Id, c.req.param('inquiryId') ?? c.req.param('dropId'))
    if (!id.success) throw notFound()
    return id.data
  }

  const orderStep = (c: Context, id: string, run: () => Promise<void>, draft = '') =>
    step(c, run, ({ message: problem, http }) =>
      desk(c, 'orders', `주문 ${id}`, (can) => orderOf(id, can, { problem, draft }), http),
    )

  route({ method: 'GET', path: OPERATIONS, may: 'self' }, (c) => c.redirect(`${OPERATIONS}/orders`, 303))
  route({ method: 'GET', path: `${OPERATIONS}/orders`, may: 'look', query: OrderQuery }, (c) => {
    const filter = parse(OrderQuery, c.req.query())
    const section = filter.state === 'toShip' ? 'parcels' : 'orders'
    return desk(c, section, '주문', async (can) =>
      ordersPage(await ordersOf(backend, filter), await countsOfOrders(backend), {
        ...filter,
        can,
        attention: await attentionCount(backend),
        now: backend.now(),
      }),
    )
  })
  route({ method: 'GET', path: `${OPERATIONS}/orders/:orderId`, may: 'look' }, (c) => {
    const id = c.req.param('orderId')
    return desk(c, 'orders', `주문 ${id}`, (can) => orderOf(id, can))
  })
  // A parcel, and its number once more.
  for (const [name, run] of [
    ['ship', shipParcel],
    ['correct-parcel', correctNumber],
  ] as const) {
    const path = `${OPERATIONS}/orders/:orderId/${name}` as const
    route({ method: 'POST', path, may: 'serve', body: ShipForm, form: true }, async (c, operator) => {
      const id = c.req.param('orderId')
      return orderStep(c, id, async () => {
        const read = z.safeParse(ShipForm, await formOf(c))
        if (!read.success) throw new Problem(400, '택배사와 운송장 번호를 확인해 주세요.', 'BAD_REQUEST')
        const { carrier, invoice_no: invoiceNumber } = read.data
        await run(backend, operator, id, { carrier, invoiceNumber })
      })
    })
  }
  // The steps whose forms have no field.
  const steps = [
    ['refund', 'refund', refundNow],
    ['cancel', 'refund', cancelForFan],
    ['deliver', 'serve', markDelivered],
    ['return', 'refund', acceptReturn],
  ] as const
  for (const [name, right, run] of steps) {
    route(
      { method: 'POST', path: `${OPERATIONS}/orders/:orderId/${name}`, may: right },
      async (c, operator) => {
        const id = c.req.param('orderId')
        return orderStep(c, id, () => run(backend, operator, id))
      },
    )
  }
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/orders/:orderId/refuse-return`,
      may: 'refund',
      body: RefuseForm,
      form: true,
    },
    async (c, operator) => {
      const id = c.req.param('orderId')
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(RefuseForm, fields)
        if (!read.success) throw new Problem(400, '거절 사유를 300자 이하로 입력해 주세요.', 'BAD_REQUEST')
        await refuseReturn(backend, operator, id, read.data.reason)
      }
      return orderStep(c, id, run, typeof fields.reason === 'string' ? fields.reason : '')
    },
  )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/orders/:orderId/ask-change`,
      may: 'serve',
      body: ChangeForm,
      form: true,
    },
    async (c, operator) => {
      const id = c.req.param('orderId')
      return orderStep(c, id, async () => {
        const read = z.safeParse(ChangeForm, await formOf(c))
        if (!read.success) throw new Problem(400, '보낼 내용을 200자 이하로 입력해 주세요.', 'BAD_REQUEST')
        await askForChange(backend, operator, id, read.data)
      })
    },
  )
  route({ method: 'GET', path: `${OPERATIONS}/inquiries`, may: 'fans' }, (c) =>
    desk(c, 'inquiries', '문의', async () => inquiriesPage(await operatorInquiries(backend))),
  )
  route({ method: 'GET', path: `${OPERATIONS}/inquiries/:inquiryId`, may: 'fans' }, (c) =>
    desk(c, 'inquiries', '문의', () => inquiryOf(idOf(c))),
  )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/inquiries/:inquiryId/answer`,
      may: 'serve',
      body: AnswerForm,
      form: true,
    },
    async (c, operator) => {
      const id = idOf(c)
      const fields = await formOf(c)
      return step(
        c,
        async () => {
          const read = z.safeParse(AnswerForm, fields)
          if (!read.success) throw new Problem(400, '답변을 2,000자 이하로 입력해 주세요.', 'BAD_REQUEST')
          await answerInquiry(backend, operator, id, read.data.answer)
        },
        ({ message, http }) => {
          const draft = typeof fields.answer === 'string' ? fields.answer : ''
          return desk(c, 'inquiries', '문의', () => inquiryOf(id, { problem: message, draft }), http)
        },
      )
    },
  )
  route({ method: 'GET', path: `${OPERATIONS}/drops`, may: 'look' }, (c) =>
    desk(c, 'drops', '드롭', async (can) => dropsPage(await dropsOf(backend), can)),
  )
  mountParcelPages(app, backend, pages)
  mountPartRefunds(app, backend, pages)
  mountSignIn(app, backend, pages)
  mountAccountPage(app, backend, pages)
  mountDropPages(app, backend, pages)
  mountMemberPages(app, backend, pages)
  mountOfficePages(app, backend, pages)
  mountTeamPages(app, backend, pages)
  mountLogPage(app, backend, pages)
  route({ method: 'GET', path: `${OPERATIONS}/drops/:dropId/sales`, may: 'look' }, async (c) => {
    const sales = await salesOf(backend, idOf(c))
    const figures = { ...figuresOf(sales), ...(await statusOf(backend)) }
    return ok(c, SalesReply, { figures, outline: outlineOf(sales), bars: barsOf(sales.perMinute) })
  })
  route({ method: 'GET', path: `${OPERATIONS}/attention`, may: 'look' }, (c) =>
    desk(c, 'attention', '살펴볼 일', async (can) => attentionPage(await attentionOf(backend), can)),
  )
  return app
}
