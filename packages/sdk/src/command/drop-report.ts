import { defineCommand } from 'citty'
import { stringify as csvOf } from 'csv-stringify/sync'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { DropSale, momentText, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { DROP } from './drop-change.ts'
import { newFile } from './new-file.ts'
import { type RunningShop, runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const COLUMNS = ['order', 'ordered', 'paid', 'packs', 'amount', 'refund', 'method', 'state']

const rowOf = ({ order, orderedAt, paidAt, packs, amount, method, state }: DropSale) => ({
  ...{ order, packs, amount, method, state },
  ordered: momentText(orderedAt),
  paid: momentText(paidAt),
  refund: state === 'paid' ? 0 : amount,
})

/** Returns the sales as CSV: spreadsheets read its letters, and take no cell for a formula. */
const salesFile = (sales: readonly DropSale[]): string =>
  csvOf(sales.map(rowOf), { header: true, columns: COLUMNS, bom: true, escape_formulas: true })

/** Returns all sales of a drop, a page after the other. */
async function salesOf(shop: RunningShop, drop: string): Promise<DropSale[]> {
  const path = `${SHOP_PATHS.drops}/${encodeURIComponent(drop)}/sales`
  const sales: DropSale[] = []
  for (;;) {
    const last = sales.at(-1)
    const query = last === undefined ? '' : `?${new URLSearchParams({ after: last.order })}`
    const page = await shop.ask(path + query, z.array(DropSale))
    if (page.length === 0) return sales
    sales.push(...page)
  }
}

function totalsOf(sales: readonly DropSale[]): string {
  let [packs, taken, refunds] = [0, 0, 0]
  for (const sale of sales) {
    packs += sale.packs
    taken += sale.amount
    refunds += rowOf(sale).refund
  }
  return `${sales.length} orders, ${packs} packs, ${taken} won paid, ${refunds} won to be refunded or refunded`
}

/** `fandeck drop report`: the sales and refunds of a drop, for an office. */
export const report = defineCommand({
  meta: { name: 'report', description: 'Writes the paid orders of a drop and their refunds as CSV.' },
  args: {
    ...DROP,
    out: { type: 'string', required: true, description: 'The CSV to write', valueHint: 'sales.csv' },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      await using file = await newFile(args.out)
      const sales = await salesOf(runningShop(args.to), args.drop)
      await file.write(salesFile(sales))
      say(colours.green(`${args.out}: ${totalsOf(sales)}.`))
    }),
})
