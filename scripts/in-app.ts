// `npm run test:in-app`: the journeys of a fan in the browsers inside twelve apps, as Chromium simulates them. Writes the
// matrix of docs/maintainers/in-app.md; exits with 1 when a cell fails. `-- --only LINE` and `-- --journey payment` play a
// part, and write nothing.
import { parseArgs } from 'node:util'
import seedOnce from '../tests/e2e/seeded.setup.ts'
import { type Stack, startStack } from '../tests/e2e/stack.ts'
import { startInApp } from './engines/in-app/engine.ts'
import { APP_JOURNEYS } from './engines/in-app/journeys.ts'
import { PROFILES } from './engines/in-app/profiles.ts'
import { type Outcome, play } from './engines/play.ts'
import { matrixOf, writeMatrix } from './engines/table.ts'

/** Stacks beside each other: each has a clock of its own, which a journey moves. */
const AT_ONCE = 2

const { values } = parseArgs({ options: { only: { type: 'string' }, journey: { type: 'string' } } })
const profiles = PROFILES.filter(({ app }) => values.only === undefined || app === values.only)
const journeys = APP_JOURNEYS.filter(({ name }) => values.journey === undefined || name === values.journey)

const outcomes: Outcome[] = []
const forget = await seedOnce()
const stacks: Stack[] = []
try {
  for (let n = 0; n < Math.min(AT_ONCE, profiles.length); n++) stacks.push(await startStack())
  const left = [...profiles]
  const playNext = async (stack: Stack): Promise<void> => {
    const profile = left.shift()
    if (!profile) return
    for (const journey of journeys) {
      const outcome = await play(() => startInApp(profile, journey), stack, journey)
      outcomes.push(outcome)
      console.log(`${outcome.engine}, ${journey.name}: ${outcome.failure ?? 'passes'}, ${outcome.seconds} s`)
    }
    return playNext(stack)
  }
  await Promise.all(stacks.map(playNext))
} finally {
  await Promise.all(stacks.map((stack) => stack.stop()))
  forget()
}
const failed = outcomes.filter(({ failure }) => failure !== undefined)
const order = profiles.map(({ app }) => app)
const inOrder = outcomes.toSorted((a, b) => order.indexOf(a.engine) - order.indexOf(b.engine))
const matrix = matrixOf(inOrder, journeys, [])
console.log(`\n${matrix}\n\n${outcomes.length - failed.length} of ${outcomes.length} pass.`)
const whole = values.only === undefined && values.journey === undefined
if (whole && failed.length === 0) writeMatrix(matrix, 'in-app.md')
process.exit(failed.length === 0 && outcomes.length > 0 ? 0 : 1)
