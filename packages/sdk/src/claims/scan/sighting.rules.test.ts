import { describe, expect, test } from 'vitest'
import { afterClaim, afterFrame, type ClaimOutcome, SEARCHING, type Sighting } from './sighting.rules.ts'

const place = { from: { x: 0.1, y: 0.5 }, to: { x: 0.9, y: 0.5 } }
/** Feeds frames: a letter is a code, a dash none, each 150 ms after the one before; a space lets two seconds pass. */
function after(frames: string, from: Sighting = SEARCHING, needed?: number): Sighting {
  let [state, at] = [from, 1000]
  for (const shown of frames) {
    at += shown === ' ' ? 2000 : 150
    if (shown !== ' ')
      state = afterFrame(state, shown === '-' ? undefined : { code: shown, ...place }, at, needed)
  }
  return state
}

describe('O1 a code counts when two frames agree', () => {
  test.each([
    ['', 'searching', 0],
    ['-----', 'searching', 0],
    ['A', 'searching', 1],
    ['AA', 'seen', 2],
    ['A-A', 'seen', 2],
    ['A--A', 'seen', 2],
    ['AB', 'searching', 1],
    ['ABA', 'searching', 1],
    ['ABAB', 'searching', 1],
    ['ABB', 'seen', 2],
    ['A A', 'searching', 1],
    ['A -', 'searching', 0],
    ['A -AA', 'seen', 2],
    ['AABB', 'seen', 2],
  ])('%j is %s with %i frames', (frames, status, count) => {
    expect(after(frames)).toMatchObject({ status, frames: count })
  })

  test('the place is that of the newest frame', () => {
    const once = after('A')
    const moved = { code: 'A', from: { x: 0.3, y: 0.4 }, to: { x: 0.8, y: 0.6 } }
    expect(afterFrame(once, moved, once.at + 1).sight).toEqual(moved)
  })

  test('one frame would do, if one were asked for', () => {
    expect(after('A', SEARCHING, 1).status).toBe('seen')
  })
})

describe('O1 after the claim of a seen code', () => {
  const seen = after('AA')
  test.each<[ClaimOutcome, string, string]>([
    ['claimed', 'BB', 'claimed'],
    ['refused', 'AAAA', 'searching'],
    ['refused', 'BB', 'seen'],
    ['ended', 'AA', 'seen'],
  ])('%s, then %j: %s', (outcome, frames, status) => {
    expect(after(frames, afterClaim(seen, outcome, 1000)).status).toBe(status)
  })

  test('a refused code does not count for another one beside it', () => {
    expect(after('BAB', afterClaim(seen, 'refused', 1000)).status).toBe('searching')
  })

  test('a claim that failed is repeated after three seconds, not before', () => {
    const failed = afterClaim(seen, 'failed', 1000)
    expect(after('AAAA', failed).status).toBe('searching')
    expect(after('  AA', failed).status).toBe('seen')
  })

  test('an outcome without a claim changes nothing', () => {
    expect(afterClaim(SEARCHING, 'claimed', 0)).toBe(SEARCHING)
  })
})
