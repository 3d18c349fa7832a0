// The core columns of the matrix of apps; `npm run test:in-app` plays all of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInApp } from '../../scripts/engines/in-app/engine.ts'
import { APP_JOURNEYS } from '../../scripts/engines/in-app/journeys.ts'
import { CORE_APPS, PROFILES } from '../../scripts/engines/in-app/profiles.ts'
import { play } from '../../scripts/engines/play.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

describe.each(PROFILES.filter(({ app }) => CORE_APPS.includes(app)))('$app', (profile) => {
  test.each(APP_JOURNEYS)('$title', async (journey) => {
    expect((await play(() => startInApp(profile, journey), stack, journey)).failure).toBeUndefined()
  })
})
