import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProfile, profileNames } from '../packages/sdk/src/conform/profiles.ts'
import type { Result } from '../packages/sdk/src/conform/run.ts'
import { openReference, type Reference } from './conform/backend.ts'

let reference: Reference
beforeAll(async () => {
  reference = await openReference()
})
afterAll(() => reference.close())

const of = (results: readonly Result[], state: Result['state']) =>
  results.filter((one) => one.state === state)
/** Calls that need what the member of this test lacks, or that no check plays. */
const LEFT_OUT = ['GET /campaign/:slug/share/:shareKey', 'GET /card/shared/:shareKey']

describe('the conformance checker', () => {
  test.each(profileNames)('passes the reference backend in the profile %s', async (name) => {
    if (!isProfile(name)) throw new Error(name)
    const results = await reference.run(name)
    expect(of(results, 'failed')).toEqual([])
    expect(of(results, 'passed').length).toBeGreaterThan(30)
    const skipped = of(results, 'skipped').filter(({ endpoint }) => endpoint.startsWith('GET'))
    expect(skipped.map(({ endpoint }) => endpoint).filter((route) => !LEFT_OUT.includes(route))).toEqual([])
    expect(reference.errors).toEqual([])
  })

  test('says what it would do, and does nothing, without --write', async () => {
    const methods = new Set<string>()
    const fetch: typeof globalThis.fetch = (input, init) => {
      methods.add(new Request(input, init).method)
      return reference.fetch(input, init)
    }
    const results = await reference.run('drop', { write: false, fetch })
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
    const reasons = of(results, 'skipped').map(({ check, reason }) => `${check}: ${reason}`)
    expect(reasons).toContain(
      'reservation: With --write: reserves packs of a drop and lets the order expire, without a payment.',
    )
    expect(reasons).toContain('refresh: With --write: replaces the tokens of FANDECK_MEMBER_REFRESH_TOKEN.')
  })
})
