import { typedLine } from '@fandeck/sdk/wire'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { operatorRoutesOf } from '../routes.ts'
import { OPERATIONS } from './layout.ts'
import { actionsPage } from './log.page.ts'
import { actionLog, loggedOperators } from './log.ts'
import type { operatorPages } from './pages.ts'
import { ACTION_NAMES } from './tables.ts'

/** A field that the form leaves empty. */
const filled = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  )
const LogForm = z
  .object({
    operator: filled(z.string().check(z.maxLength(64))),
    action: filled(z.enum(ACTION_NAMES)),
    subject: filled(typedLine({ min: 1, max: 100 })),
    from: filled(z.iso.date()),
    to: filled(z.iso.date()),
    before: filled(z.string().check(z.regex(/^\d{1,15}\.\d{1,9}$/))),
  })
  .check(z.refine(({ from, to }) => from === undefined || to === undefined || from <= to))

/** Mounts the log of what operators have done (D99). */
export function mountLogPage(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  operatorRoutesOf(app, admit)(
    { method: 'GET', path: `${OPERATIONS}/actions`, may: 'log', query: LogForm },
    (c) => {
      const read = z.safeParse(LogForm, c.req.query())
      const { operator, subject, from, to } = c.req.query()
      // The form keeps what it did not understand.
      const query = read.success ? read.data : { operator, subject, from, to }
      return desk(
        c,
        'actions',
        '기록',
        async (can) =>
          // A filter that was not understood must not look like all that there is.
          actionsPage(read.success ? await actionLog(backend, query) : { found: [], next: undefined }, {
            query,
            operators: await loggedOperators(backend),
            can,
            ...(!read.success && {
              problem: '찾는 조건을 확인해 주세요. 시작 날짜는 끝 날짜보다 늦을 수 없어요.',
            }),
          }),
        read.success ? 200 : 400,
      )
    },
  )
}
