import { typedLines } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { formOf } from '../form.ts'
import { badRequest, Problem } from '../problem.ts'
import { operatorRoutesOf } from '../routes.ts'
import { OPERATIONS } from './layout.ts'
import { CARRIERS } from './orders.page.ts'
import { Id, type operatorPages } from './pages.ts'
import { labelsCsv, parcelsPage } from './parcels.page.ts'
import { dropsToShip, labelsOf, MOST_PARCELS, shipNumbers } from './parcels.ts'

const LabelsForm = z.object({
  drop: z.optional(z.union([z.literal(''), Id])),
  orders: z.optional(typedLines({ max: 30_000 })),
})
const NumbersForm = z.object({
  carrier: z.optional(z.enum(CARRIERS)),
  numbers: z.optional(z.string().check(z.maxLength(100_000))),
  file: z.optional(z.array(z.instanceof(File))),
  correct: z.optional(z.literal('yes')),
})

const TITLE = '한꺼번에 발송하기'

/** Mounts the page for many parcels: their addresses out, their numbers in. */
export function mountParcelPages(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const show = (c: Context, more: Parameters<typeof parcelsPage>[2] = {}, http?: Problem['http']) =>
    desk(c, 'parcels', TITLE, async (can) => parcelsPage(await dropsToShip(backend), can, more), http)

  route({ method: 'GET', path: `${OPERATIONS}/parcels`, may: 'serve' }, (c) => show(c))

  route(
    { method: 'POST', path: `${OPERATIONS}/parcels/labels`, may: 'labels', body: LabelsForm, form: true },
    async (c, operator) => {
      try {
        const read = z.safeParse(LabelsForm, await formOf(c))
        if (!read.success) throw badRequest()
        const { drop, orders = '' } = read.data
        const ids = [...new Set(orders.split(/[\s,]+/).filter(Boolean))]
        if (ids.length > MOST_PARCELS) throw badRequest()
        const dropId = drop === '' ? undefined : drop
        const csv = labelsCsv(await labelsOf(backend, operator, { dropId, ids }))
        c.header('Content-Type', 'text/csv; charset=utf-8')
        c.header('Content-Disposition', 'attachment; filename="parcels.csv"')
        c.header('Cache-Control', 'no-store')
        c.header('X-Content-Type-Options', 'nosniff')
        return c.body(csv)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return show(c, { problem: error.message }, error.http)
      }
    },
  )

  route(
    { method: 'POST', path: `${OPERATIONS}/parcels/numbers`, may: 'serve', body: NumbersForm, form: true },
    async (c, operator) => {
      const fields = await formOf(c)
      const draft = typeof fields.numbers === 'string' ? fields.numbers : ''
      try {
        const read = z.safeParse(NumbersForm, fields)
        if (!read.success) throw badRequest()
        const { carrier = CARRIERS[0], numbers = '', file: [file] = [], correct } = read.data
        const text = /\S/.test(numbers) ? numbers : ((await file?.text()) ?? '')
        const done = await shipNumbers(backend, operator, { text, carrier, correct: correct !== undefined })
        return await show(c, { done })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return show(c, { problem: error.message, draft }, error.http)
      }
    },
  )
}
