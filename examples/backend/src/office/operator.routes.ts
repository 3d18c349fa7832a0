import { OFFICE_REPORTS, OfficeDays, type OfficeReport, SHOP_PATHS } from '@fandeck/sdk/shop'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { parse } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { officeCsv } from './csv.ts'
import { officeRows } from './reports.ts'

export const Report = z.enum(OFFICE_REPORTS)

/** Answers with a table as a file. */
export async function officeFile(
  c: Context,
  backend: Backend,
  report: OfficeReport,
  { days, dropId }: { days: OfficeDays; dropId?: number },
): Promise<Response> {
  const csv = officeCsv(report, await officeRows(backend, report, days, dropId))
  const name = [report, ...(dropId === undefined ? [] : [dropId]), days.from, days.to].join('-')
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(csv)
}

/** What the command `fandeck office` asks. */
export function officeRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)
  route(
    { method: 'GET', path: `${SHOP_PATHS.office}/:report`, may: 'look', query: OfficeDays },
    async (c) => {
      const report = parse(Report, c.req.param('report'))
      return officeFile(c, backend, report, { days: parse(OfficeDays, c.req.query()) })
    },
  )
  return app
}
