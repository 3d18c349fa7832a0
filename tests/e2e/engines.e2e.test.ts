// The core rows of the matrix of engines, in Firefox and WebKitGTK; `npm run test:engines` plays all of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firefoxKind, hasDebianEngines, webkitKind } from '../../scripts/engines/installed.ts'
import { CORE_ROWS } from '../../scripts/engines/journeys/index.ts'
import { play } from '../../scripts/engines/play.ts'
import { button } from '../../scripts/engines/screen.ts'
import { type Stack, startStack } from './stack.ts'

const present = hasDebianEngines()
let stack: Stack
beforeAll(async () => {
  if (present) stack = await startStack()
})
afterAll(() => stack?.stop())

describe.skipIf(!present).each([firefoxKind, webkitKind])('$name', ({ start }) => {
  test.each(CORE_ROWS)('$title', async (journey) => {
    expect((await play(start, stack, journey)).failure).toBeUndefined()
  })

  test('control: a journey that cannot press fails, and says at what and what was on screen', async () => {
    const outcome = await play(start, stack, {
      name: 'control',
      title: 'control',
      async play({ page }) {
        await page.view.goto(`${stack.site}/account/login`)
        await page.sees(button('이메일로 계속하기'))
        await page.view.press('document.querySelector("#absent")')
      },
    })
    expect(outcome.failure).toMatch(/No element[\s\S]*see .+\.png: [\s\S]*이메일로 계속하기/)
  })
})
