import { OfficeDays } from '@fandeck/sdk/shop'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { funnelOf } from '../office/funnel.ts'
import { officeFile, Report } from '../office/operator.routes.ts'
import { officeRows } from '../office/reports.ts'
import { notFound, Problem } from '../problem.ts'
import { operatorRoutesOf } from '../routes.ts'
import { dayNameAt } from '../seoul.ts'
import { OPERATIONS } from './layout.ts'
import { dropReportPage, officePage } from './office.page.ts'
import { Id, type operatorPages } from './pages.ts'

const DAY_MS = 24 * 3_600_000
/** The days that a page offers. */
const DAYS = 30

const FileQuery = z.object({
  report: Report,
  ...OfficeDays.shape,
  drop: z.optional(Id),
})

/** Mounts the tables for the office, and the report of a drop. */
export function mountOfficePages(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const days = () => ({
    from: dayNameAt(backend.now() - (DAYS - 1) * DAY_MS),
    to: dayNameAt(backend.now()),
  })

  route({ method: 'GET', path: `${OPERATIONS}/office`, may: 'look' }, (c) =>
    desk(c, 'drops', '매출과 정산', async () => officePage(days())),
  )

  route({ method: 'GET', path: `${OPERATIONS}/office/file`, may: 'look', query: FileQuery }, async (c) => {
    const asked = z.safeParse(FileQuery, c.req.query())
    const refuse = () =>
      desk(
        c,
        'drops',
        '매출과 정산',
        async () => officePage(days(), '날짜를 확인해 주세요. 한 번에 1년까지 받을 수 있어요.'),
        400,
      )
    if (!asked.success) return refuse()
    const { report, drop, ...span } = asked.data
    try {
      return await officeFile(c, backend, report, {
        days: span,
        ...(drop !== undefined && { dropId: drop }),
      })
    } catch (error) {
      if (error instanceof Problem) return refuse()
      throw error
    }
  })

  route({ method: 'GET', path: `${OPERATIONS}/drops/:dropId/report`, may: 'look' }, (c) => {
    const id = z.safeParse(Id, c.req.param('dropId'))
    if (!id.success) throw notFound()
    const dropId = id.data
    return desk(c, 'drops', `드롭 ${dropId} 보고서`, async () =>
      dropReportPage({
        dropId,
        days: days(),
        funnel: await funnelOf(backend, dropId),
        rows: await officeRows(backend, 'settlement', days(), dropId),
      }),
    )
  })
}
