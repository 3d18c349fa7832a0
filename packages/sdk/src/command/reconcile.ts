import { defineCommand } from 'citty'
import colours from 'picocolors'
import {
  RECONCILE_PARTS,
  type ReconcilePart,
  ReconcileSlice,
  SHOP_PATHS,
  type ShopDifference,
} from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { type RunningShop, runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

/** What a part has shown. */
interface PartReport {
  part: ReconcilePart
  compared: number
  skipped?: string
  differences: ShopDifference[]
}

function partsOf(given: string | undefined): readonly ReconcilePart[] {
  if (given === undefined) return RECONCILE_PARTS
  const part = RECONCILE_PARTS.find((one) => one === given)
  if (!part) throw new Error(`The parts are ${RECONCILE_PARTS.join(', ')}.`)
  return [part]
}

/** Compares a part of a shop, a slice after the other. */
async function reportOf(shop: RunningShop, part: ReconcilePart): Promise<PartReport> {
  const report: PartReport = { part, compared: 0, differences: [] }
  let after: string | undefined
  do {
    const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`
    const slice = await shop.ask(`${SHOP_PATHS.reconcile}/${part}${query}`, ReconcileSlice)
    report.compared += slice.compared
    report.differences.push(...slice.differences)
    if (slice.skipped !== undefined) report.skipped = slice.skipped
    after = slice.after
  } while (after !== undefined)
  return report
}

const differenceLines = ({ code, subject, text, next }: ShopDifference): string[] => [
  `  ${colours.red(code)} ${colours.bold(subject)} ${text}`,
  colours.dim(`    ${next}`),
]

function reportLines({ part, compared, skipped, differences }: PartReport): string[] {
  const count = differences.length
  const result =
    count > 0
      ? colours.red(`${count} ${count === 1 ? 'difference' : 'differences'}`)
      : skipped === undefined
        ? colours.green('no difference')
        : colours.yellow(`not compared: ${skipped}`)
  return [`${colours.bold(part)} ${compared} compared, ${result}`, ...differences.flatMap(differenceLines)]
}

/** `fandeck reconcile`: whether the money, the cards, the chain and the stock of a running shop agree. */
export const reconcile = defineCommand({
  meta: {
    name: 'reconcile',
    description: 'Compares payments with orders, tokens and stock with copies, and looks for stuck work.',
  },
  args: {
    part: {
      type: 'positional',
      required: false,
      description: `${RECONCILE_PARTS.join(', ')}. Default: all of them`,
    },
    ...TO,
    json: { type: 'boolean', description: 'Prints the differences as JSON' },
  },
  run: ({ args }) =>
    attempt(async () => {
      const shop = runningShop(args.to)
      const reports: PartReport[] = []
      for (const part of partsOf(args.part)) reports.push(await reportOf(shop, part))
      say(args.json ? JSON.stringify(reports, null, 2) : reports.flatMap(reportLines).join('\n'))
      if (reports.some(({ differences }) => differences.length > 0)) process.exitCode = 1
    }),
})
