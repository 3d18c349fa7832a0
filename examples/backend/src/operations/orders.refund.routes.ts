import { typedLine, typedLines } from '@fandeck/sdk/wire'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { formOf } from '../form.ts'
import { keptAfter, refundPartIn } from '../payment/part-refunds.ts'
import { Problem } from '../problem.ts'
import { operatorRoutesOf } from '../routes.ts'
import { wonOf } from '../won.ts'
import { recordAction } from './actions.ts'
import { OPERATIONS } from './layout.ts'
import { partConfirmPage, partStartPage, REASON_LENGTH } from './orders.refund.page.ts'
import { operatorOrder } from './orders.ts'
import { type operatorPages, step } from './pages.ts'

/** An amount as people type it, such as `7,000`. */
const Amount = z.pipe(
  typedLine({ pattern: /^[1-9]\d{0,2}(,\d{3}){1,3}$|^[1-9]\d{0,8}$/ }),
  z.transform((text: string) => Number(text.replaceAll(',', ''))),
)
const AmountQuery = z.object({ amount: Amount })
const PartForm = z.object({
  amount: Amount,
  seen: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  reason: typedLines({ min: 1, max: REASON_LENGTH }),
})

const TITLE = '일부 환불하기'
const badAmount = () => new Problem(400, '돌려드릴 금액을 숫자로 입력해 주세요.', 'BAD_REQUEST')
const badReason = () => new Problem(400, '환불하는 이유를 200자 이하로 입력해 주세요.', 'BAD_REQUEST')

/** Mounts the two steps of the refund of a part of a payment. */
export function mountPartRefunds(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const path = `${OPERATIONS}/orders/:orderId/refund-part`

  route({ method: 'GET', path, may: 'refund', query: AmountQuery }, async (c) => {
    const id = c.req.param('orderId')
    const { order } = await operatorOrder(backend.db, id)
    try {
      const read = z.safeParse(AmountQuery, c.req.query())
      if (!read.success) throw badAmount()
      const { amount } = read.data
      keptAfter(order, amount)
      return await desk(c, 'orders', TITLE, async () => partConfirmPage(order, { amount }))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { message, http } = error
      return desk(c, 'orders', TITLE, async () => partStartPage(order, message), http)
    }
  })

  route({ method: 'POST', path, may: 'refund', body: PartForm, form: true }, async (c, { operatorId }) => {
    const orderId = c.req.param('orderId')
    const fields = await formOf(c)
    return step(
      c,
      async () => {
        const read = z.safeParse(PartForm, fields)
        if (!read.success) throw z.safeParse(AmountQuery, fields).success ? badReason() : badAmount()
        const { amount } = read.data
        await transact(backend, async (tx) => {
          if (await refundPartIn(backend, tx, { orderId, author: operatorId, ...read.data })) {
            const detail = wonOf(amount)
            await recordAction(tx, backend, { operatorId, action: 'refund-part', subject: orderId, detail })
          }
        })
      },
      async ({ message: problem, http }) => {
        const { order } = await operatorOrder(backend.db, orderId)
        const { amount } = z.safeParse(AmountQuery, fields).data ?? {}
        const left = order.status === 'PAID' ? order.paymentAmount - order.partRefunded : 0
        const reason = typeof fields.reason === 'string' ? fields.reason : ''
        return desk(
          c,
          'orders',
          TITLE,
          async () =>
            amount !== undefined && amount <= left
              ? partConfirmPage(order, { amount, problem, reason })
              : partStartPage(order, problem),
          http,
        )
      },
    )
  })
}
