// `npm run test:engines`: the core journeys in Chromium and in the installed Firefox and WebKitGTK, and in the last two
// the tests of five tabs that call at the expiry of their session (G3, `--rounds 100`), of the wallet window (G22) and
// of masked fields (S5.13). Writes the matrix of docs/maintainers/engines.md; exits with 1 when a cell is not as known.
// `-- --only firefox` and `-- --journey buy` play a part, and write nothing.
import { parseArgs } from 'node:util'
import seedOnce from '../tests/e2e/seeded.setup.ts'
import { chromiumKind, firefoxKind, hasDebianEngines, webkitKind } from './engines/installed.ts'
import { JOURNEYS } from './engines/journeys/index.ts'
import { isExpected, KNOWN_DIFFERENCES, knownOf } from './engines/known.ts'
import { playMasked } from './engines/masked.ts'
import { playMatrix } from './engines/matrix.ts'
import { matrixOf, writeMatrix } from './engines/table.ts'
import { playTabs } from './engines/tabs.ts'
import { playWallet } from './engines/wallet.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string' },
    journey: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!hasDebianEngines()) console.error('Install firefox-esr, webkit2gtk-driver and xvfb of Debian.')

const kinds = [chromiumKind, firefoxKind, webkitKind].filter(
  ({ name }) => values.only === undefined || name === values.only,
)
const engines = kinds.filter((kind) => kind.isInstalled())
const journeys = JOURNEYS.filter(({ name }) => values.journey === undefined || name === values.journey)
let good = engines.length === kinds.length && engines.length > 0 && journeys.length > 0

const forget = await seedOnce()
try {
  const outcomes = await playMatrix(engines, journeys, (outcome) => {
    const { engine, journey, seconds, failure } = outcome
    const reason = knownOf(outcome)?.reason
    console.log(
      `${engine}, ${journey}: ${failure ?? 'passes'}${reason ? ` (known: ${reason})` : ''}, ${seconds} s`,
    )
  })
  good &&= outcomes.every((outcome) => isExpected(outcome, KNOWN_DIFFERENCES))
  const matrix = matrixOf(outcomes, journeys)
  console.log(`\n${matrix}\n`)
  if (good && values.only === undefined && values.journey === undefined) writeMatrix(matrix)

  const figures = values.journey === undefined ? engines.filter((kind) => kind !== chromiumKind) : []
  for (const { start } of figures) {
    for (const figure of [() => playTabs(start, rounds), () => playWallet(start), () => playMasked(start)]) {
      const result = await figure()
      good &&= result.good
      console.log(JSON.stringify(result))
    }
  }
} finally {
  forget()
}
process.exit(good ? 0 : 1)
