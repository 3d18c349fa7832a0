// Which faults the checker names. The table of docs/maintainers/conform-faults.md is that of this run: `-u` writes it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../packages/sdk/src/conform/contract.ts'
import { isProfile, type Profile, profileHas, profileNames } from '../packages/sdk/src/conform/profiles.ts'
import type { Result } from '../packages/sdk/src/conform/run.ts'
import { openReference, type Reference } from './conform/backend.ts'
import { faults } from './conform/faults.ts'
import { foreignFaults } from './conform/foreign.faults.ts'
import { changesOf, draw, type FieldFault, type SeenReply } from './conform/mechanical.ts'
import { type Alter, calls, through } from './conform/proxy.ts'
import { faultsPage, type Row } from './conform/table.ts'

const DEFAULT_SEED = 20260301
/** `FANDECK_SEED` and `FANDECK_FAULTS` draw other faults, and more. */
const SEED = Number(process.env.FANDECK_SEED ?? DEFAULT_SEED)
const DRAWN = Number(process.env.FANDECK_FAULTS ?? 30)
const ALLOWED = Math.min(100, Math.max(15, DRAWN / 2))
/**
 * What a schema allows and a sequence needs: the SDK ends a session without the end of its token (S4.6), and an address that
 * was saved is read again.
 */
const NEEDED = ['GET /auth/refresh_token data.expired', 'GET /mypage/delivery data.delivery']

let reference: Reference
let changes: readonly FieldFault[]
const rows: Row[] = []
beforeAll(async () => {
  reference = await openReference()
  changes = (await seenReplies()).flatMap(changesOf)
})
afterAll(() => reference.close())

/** Returns the first successful reply of each call of a run. */
async function seenReplies(): Promise<SeenReply[]> {
  const seen = new Map<string, SeenReply>()
  const alter: Alter = async (request, forward) => {
    const reply = await forward(request.clone())
    const called = contract.find(({ route }) => calls(request, route))
    if (!called || reply.status !== 200 || seen.has(called.route)) return reply
    const json: unknown = await reply.clone().json()
    const isFile = called.endpoint.base === 'cdn'
    const data: unknown = isFile ? json : Reflect.get(Object(json), 'data')
    seen.set(called.route, { route: called.route, schema: called.endpoint.reply, data, isFile })
    return reply
  }
  await reference.run('site', { fetch: through(reference.fetch, alter) })
  return [...seen.values()]
}

/** A finding of a report. */
type Named = ReturnType<typeof named>[number]
/** Returns what a report names. */
const named = (results: readonly Result[]) =>
  results
    .filter(({ state }) => state === 'failed')
    .flatMap(({ check, endpoint, findings }) => findings.map(({ field }) => ({ check, endpoint, field })))

/** The runs of one backend: each buys packs, claims a code, and lasts five minutes of its clock. */
const MOST_RUNS = 25
let runs = 0

const sizeOf = (profile: Profile) => contract.filter(({ users }) => profileHas(profile, users)).length
const profiles = profileNames.filter(isProfile).toSorted((one, other) => sizeOf(one) - sizeOf(other))
/** Returns the smallest profile with a call; `site` has all. */
function profileOf(route: string): Profile {
  const users = contract.find((one) => one.route === route)?.users ?? []
  return profiles.find((profile) => profileHas(profile, users)) ?? 'site'
}

/** Runs a profile with all calls behind a proxy. */
async function behind(alter: Alter, profile: Profile = 'site') {
  runs++
  if (runs % MOST_RUNS === 0) {
    await reference.close()
    reference = await openReference()
  }
  return named(await reference.run(profile, { fetch: through(reference.fetch, alter) }))
}

test('control: a proxy that alters nothing has no fault', async () => {
  expect(await behind((request, forward) => forward(request))).toEqual([])
})

describe(`changes of fields by the schemas, seed ${SEED}`, () => {
  test('a fault is named by its call and its field, and no other call is', async () => {
    const drawn = draw(
      changes.filter(({ allowed }) => !allowed),
      DRAWN,
      SEED,
    )
    expect(drawn).toHaveLength(DRAWN)
    for (const { what, route, field, alter } of drawn) {
      const fault = { check: 'shape', endpoint: route, field }
      const first = await behind(alter, profileOf(route))
      // Some replies have the field only after the sequences of all profiles.
      const found = first.length > 0 ? first : await behind(alter)
      expect(found, `${what}: ${route} ${field}`).toContainEqual(fault)
      expect(new Set(found.map(({ endpoint }) => endpoint)), `${what}: ${field}`).toEqual(new Set([route]))
      rows.push({ origin: 'schema', what: `${field}: ${what}`, route, named: found })
    }
  })

  test('what the schema allows is no fault', async () => {
    const drawn = draw(
      changes.filter(({ allowed, route, field }) => allowed && !NEEDED.includes(`${route} ${field}`)),
      ALLOWED,
      SEED,
    )
    expect(drawn).toHaveLength(ALLOWED)
    for (const { what, route, field, alter } of drawn)
      expect(await behind(alter, profileOf(route)), `${what}: ${route} ${field}`).toEqual([])
  })
})

describe('written faults', () => {
  test.each(faults)('$what: $route', async ({ what, route, check, field, create }) => {
    const found = await behind(create(), profileOf(route))
    const by = found.filter((one) => one.check === check && one.field.startsWith(field))
    expect(by.map(({ endpoint }) => endpoint)).toEqual([route])
    expect(new Set(found.map(({ endpoint }) => endpoint))).toEqual(new Set([route]))
    rows.push({ origin: 'written', what, route, named: [...by, ...found.filter((one) => !by.includes(one))] })
  })
})

describe('faults by an author who has read the document alone', () => {
  test.each(foreignFaults)('$what: $route', async ({ what, route, create }) => {
    const names = (found: Named[]) => found.some(({ endpoint }) => endpoint === route)
    const first = await behind(create(), profileOf(route))
    // Some need what only the sequences of all profiles do before, such as using points.
    const found = names(first) ? first : await behind(create())
    expect(names(found)).toBe(true)
    const by = found.filter(({ endpoint }) => endpoint === route)
    rows.push({ origin: 'foreign', what, route, named: by, elsewhere: found.length - by.length })
  })
})

test.runIf(SEED === DEFAULT_SEED && DRAWN === 30)('the table of the docs is that of this run', async () => {
  expect(rows.length).toBeGreaterThan(40)
  await expect(faultsPage(rows, SEED)).toMatchFileSnapshot('../docs/maintainers/conform-faults.md')
})
