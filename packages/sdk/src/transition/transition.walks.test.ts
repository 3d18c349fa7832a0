import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testKit } from '../testing/test-kit.ts'
import { WALKS } from '../walks.test-helper.ts'
import { createTransition, type TransitionState } from './transition.ts'

const PATHS = ['/fcseoul-2025', '/fcanyang-2025', '/dhcfc-2025']
const step = fc.oneof(
  fc.record({ act: fc.constant('start' as const), path: fc.constantFrom(...PATHS, undefined) }),
  fc.record({ act: fc.constant('moved' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ act: fc.constant('skip' as const) }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(1, 999, 1000, 2000) }),
)

/** The three states of the cover (S3.28). */
const stateOf = ({ isActive, arrived }: TransitionState) =>
  arrived ? 'arrived' : isActive ? 'leaving' : 'idle'

/** Where each act may lead; besides, every act may leave the state as it is. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  'idle start': ['leaving'],
  'leaving start': ['idle'],
  'arrived start': ['idle', 'leaving'],
  'leaving moved': ['arrived', 'idle'],
  'arrived moved': ['idle'],
  'leaving skip': ['idle'],
  'arrived skip': ['idle'],
  'arrived wait': ['idle'],
}

test('S1.15 S4.37 S4.38 S4.39 seeded walks of the transition leave and arrive, and navigate once a start', async () => {
  const { fandeck, clock } = testKit()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15, size: 'max' }), async (steps) => {
      let [path, starts, navigations] = ['/event', 0, 0]
      const transition = createTransition(fandeck, { navigate: () => navigations++, path })
      for (const one of steps) {
        const before = stateOf(transition.getState())
        if (one.act === 'start') {
          starts++
          transition.start({ ...(one.path && { linkUrl: `${one.path}?from=walk` }) })
        } else if (one.act === 'moved') {
          path = one.path
          transition.moved(path)
        } else if (one.act === 'skip') transition.skip()
        else await clock.advance(one.ms)
        const state = transition.getState()
        const after = stateOf(state)
        if (after !== before) expect(MOVES[`${before} ${one.act}`] ?? []).toContain(after)
        if (after === 'arrived') expect(state.linkUrl).toBe(`${path}?from=walk`)
        if (after === 'idle') expect(state).toEqual({ isActive: false, arrived: false })
        expect(navigations).toBeLessThanOrEqual(starts)
      }
      transition.skip()
    }),
    { numRuns: WALKS, seed: 16 },
  )
})
