// `pnpm soak:operations --seed N --steps N`: operators and fans take random steps beside each other on two backends in
// production, PostgreSQL, a chain and a double of PortOne, while the backends are killed: pause, extend, add packs, change
// prices, block, cancel, refund, buy, pay, lose a webhook, open. Then money in = money out + kept, cards = tokens, no fan
// was charged a total that their page did not show, and `fandeck reconcile` finds nothing. Prints the figures as one JSON
// line; exits with 1 when something is wrong. `--control` takes the check of the price out and exits with 1 unless the run
// then fails.
import { parseArgs } from 'node:util'
import { isClean, soakOperations } from '../examples/backend/test/operations/soak.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: { seed: text('1'), steps: text('10000'), control: { type: 'boolean', default: false } },
})
const { control, ...counts } = values
if (!Object.values(counts).every((value) => /^\d{1,9}$/.test(value))) {
  console.error('Usage: pnpm soak:operations --seed 1 --steps 10000 [--control]')
  process.exit(2)
}
const run = await soakOperations({
  seed: Number(counts.seed),
  steps: Number(counts.steps),
  unchecked: control,
  say: (line) => console.error(`  … ${line}`),
})
const { books } = run
const atMost = (list: readonly string[]) => ({ count: list.length, first: list.slice(0, 10) })
console.log(
  JSON.stringify({
    ...run,
    serverErrors: atMost(run.serverErrors),
    books: {
      ...books,
      unseen: atMost(books.unseen),
      unsettled: atMost(books.unsettled),
      lost: atMost(books.lost),
      miscounted: atMost(books.miscounted),
      differences: atMost(books.differences),
    },
  }),
)
process.exit((control ? books.unseen.length > 0 : isClean(run)) ? 0 : 1)
