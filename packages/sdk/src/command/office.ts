import { defineCommand } from 'citty'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { OFFICE_REPORTS, OfficeDays, type OfficeReport, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { ask } from './drop-change.ts'
import { newFile } from './new-file.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const DESCRIPTIONS: Record<OfficeReport, string> = {
  sales: 'Writes the paid orders of each day, drop and method as CSV.',
  refunds: 'Writes the refunds of each day, drop and method as CSV.',
  receipts: 'Writes the cash receipts that fans have asked for, of each day and drop, as CSV.',
  settlement: 'Writes what was paid, what was refunded and what remains of each day and drop as CSV.',
}

const table = (report: OfficeReport) =>
  defineCommand({
    meta: { name: report, description: DESCRIPTIONS[report] },
    args: {
      from: ask('The first day, in Seoul', '2026-03-01'),
      to: ask('The last day', '2026-03-31'),
      out: ask('The CSV to write', `${report}.csv`),
      // `--to` is a day here.
      shop: TO.to,
    },
    run: ({ args }) =>
      attempt(async () => {
        const { from, to, out } = args
        if (!z.safeParse(OfficeDays, { from, to }).success) throw new Error('A day is such as 2026-03-01.')
        await using file = await newFile(out)
        const query = new URLSearchParams({ from, to })
        const bytes = await runningShop(args.shop).file(`${SHOP_PATHS.office}/${report}?${query}`)
        await file.write(bytes)
        say(colours.green(`${out}: ${report} from ${from} to ${to}.`))
      }),
  })

const [sales, refunds, receipts, settlement] = OFFICE_REPORTS

/** `fandeck office`: the tables of a running shop for those who keep its books. */
export const office = defineCommand({
  meta: { name: 'office', description: 'Writes sales, refunds, receipts and settlement as CSV.' },
  subCommands: {
    [sales]: table(sales),
    [refunds]: table(refunds),
    [receipts]: table(receipts),
    [settlement]: table(settlement),
  },
})
