// Core cells of the matrix of apps; `npm run test:in-app` plays all of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInApp } from '../../scripts/engines/in-app/engine.ts'
import { APP_JOURNEYS } from '../../scripts/engines/in-app/journeys.ts'
import { CORE_APPS, PROFILES } from '../../scripts/engines/in-app/profiles.ts'
import { play } from '../../scripts/engines/play.ts'
import { casesOf } from './matrix.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const [FIRST_APP] = CORE_APPS
const cells = PROFILES.filter(({ app }) => CORE_APPS.includes(app)).flatMap((profile) =>
  APP_JOURNEYS.map((journey) => ({ profile, journey })),
)

test.each(
  casesOf(
    cells,
    // The other app refuses the storage that the way to another browser needs most.
    ({ profile, journey }) => (profile.app === FIRST_APP) !== (journey.name === 'continue'),
  ),
)('$profile.app: $journey.title', async ({ profile, journey }) => {
  expect((await play(() => startInApp(profile, journey), stack, journey)).failure).toBeUndefined()
})
