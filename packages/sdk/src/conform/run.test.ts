import { describe, expect, test } from 'vitest'
import { callsOf, contract } from './contract.ts'
import { checks } from './generated/checks.ts'
import { exchangesIn } from './har.ts'
import { isProfile, profileHas, profileNames } from './profiles.ts'
import { countsOf, junitOf, textOf } from './report.ts'
import { judgeRecording, runChecks } from './run.ts'
import { type Settings, Unreachable } from './world.ts'

const API = 'https://api.club.example'
const SITE = 'https://club.example'
const bases = { main: `${API}/v1`, market: `${API}/v1`, cdn: `${API}/cdn` }
const settings: Settings = {
  bases,
  origin: SITE,
  token: undefined,
  refreshToken: undefined,
  write: false,
  patienceMs: 0,
  given: {},
  fetch: async () => Promise.reject(new TypeError('no network')),
  pause: async () => {},
}

/** A recording with one call, as a browser saves it. */
function recording(path: string, data: unknown, headers: Record<string, string> = {}, sent = {}) {
  const list = (all: object) => Object.entries(all).map(([name, value]) => ({ name, value }))
  const response = {
    status: 200,
    headers: list({
      date: 'Sun, 01 Mar 2026 10:00:00 GMT',
      'access-control-allow-origin': SITE,
      'access-control-expose-headers': 'Date',
      'cache-control': 'no-store',
      ...headers,
    }),
    content: { text: JSON.stringify({ status: '200', message: '', data }) },
  }
  const request = { method: 'GET', url: `${bases.main}${path}`, headers: list({ origin: SITE, ...sent }) }
  return JSON.stringify({ log: { entries: [{ request, response }] } })
}
const judge = (text: string, profile = 'drop') =>
  isProfile(profile) ? judgeRecording(profile, settings, exchangesIn(text, bases)) : []
const failed = (text: string) =>
  judge(text)
    .filter(({ state }) => state === 'failed')
    .flatMap(({ check, findings }) => findings.map(({ field }) => `${check} ${field}`))

describe('the contract', () => {
  test('has every profile, and a tag or widget of each name in it', () => {
    for (const name of profileNames.filter(isProfile)) {
      expect(callsOf(name).length, name).toBeGreaterThan(4)
      const users = new Set(contract.flatMap((one) => one.users))
      expect([...users].some((user) => profileHas(name, [user]))).toBe(true)
    }
    expect(callsOf('wallet').map(({ route }) => route)).toContain('GET /claim/qr/:benefitId')
    expect(callsOf('wallet').map(({ route }) => route)).not.toContain('POST /minting')
  })

  test('has checks of different names, each with a sentence', () => {
    expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
    for (const { name, about, reply, run } of checks) {
      expect(about, name).toMatch(/^[A-Z].*\.$/)
      expect(reply ?? run, name).toBeDefined()
    }
  })
})

describe('a run', () => {
  test('without a reply ends with the address and the reason', async () => {
    await expect(runChecks('wallet', settings)).rejects.toThrow(Unreachable)
    await expect(runChecks('wallet', settings)).rejects.toThrow(`No reply from ${API}`)
  })

  test('names the call that has no reply in time, once the server has answered another', async () => {
    const late = new DOMException('late', 'TimeoutError')
    const fetch: typeof globalThis.fetch = async (input) =>
      String(input).endsWith('/usable/list')
        ? Promise.reject(late)
        : Response.json({ status: '404', message: '' }, { status: 404 })
    const given = { benefitId: '1' }
    const results = await runChecks('wallet', { ...settings, token: 'x', given, fetch })
    const own = results.filter(({ endpoint }) => endpoint === 'GET /claim/usable/list')
    expect(own.find(({ check }) => check === 'status')?.findings).toContainEqual({
      field: 'reply',
      found: 'no complete reply in time',
      expected: 'a reply within the limit of the SDK',
    })
    expect(own.find(({ check }) => check === 'date')).toBeUndefined()
  })

  test.each([404, 405, 501])('finds no fault in a backend without an optional call (%d)', async (status) => {
    const refused = { status: '401', message: '', code: 'LOGIN_REQUIRED' }
    const fetch: typeof globalThis.fetch = async (input) =>
      String(input).endsWith('/minting/101/member')
        ? new Response('<h1>Not found</h1>', { status })
        : Response.json(refused, { status: 401 })
    const results = await runChecks('drop', { ...settings, token: 'x', given: { dropId: '101' }, fetch })
    const own = results.filter(({ endpoint }) => endpoint === 'GET /minting/:dropId/member')
    expect(own.map(({ check, state, reason }) => [check, state, reason])).toEqual([
      ['reads', 'skipped', 'The backend lacks the route, which is optional.'],
    ])
  })

  test('without a token skips what belongs to a member, and passes nothing of it', async () => {
    const fetch: typeof globalThis.fetch = async () =>
      Response.json(
        { status: '401', message: '', code: 'LOGIN_REQUIRED' },
        { status: 401, headers: { 'cache-control': 'no-store', date: new Date().toUTCString() } },
      )
    const results = await runChecks('wallet', { ...settings, origin: undefined, fetch })
    const benefits = results.filter(({ endpoint }) => endpoint === 'GET /claim/usable/list')
    expect(benefits.find(({ check }) => check === 'reads')).toMatchObject({
      state: 'skipped',
      reason: 'Set FANDECK_MEMBER_TOKEN to the token of a member.',
    })
    expect(benefits.find(({ check }) => check === 'cross-origin')?.state).toBe('skipped')
  })
})

describe('a recording', () => {
  const remain = '/minting/remainTotal/101?x=1'

  test('is judged by the checks of a reply, and what it lacks is skipped', () => {
    const results = judge(recording(remain, { remain_qty: 5 }))
    const own = results.filter(({ endpoint }) => endpoint === 'GET /minting/remainTotal/:dropId')
    expect(own.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'cross-origin passed',
      'date passed',
      'shape passed',
      'status passed',
    ])
    expect(results.filter(({ reason }) => reason === 'The recording has no such call.').length).toBe(
      callsOf('drop').length - 1,
    )
    expect(results.filter(({ state }) => state === 'failed')).toEqual([])
  })

  test('names fields and headers', () => {
    expect(failed(recording(remain, { remain_qty: '5 packs' }))).toEqual(['shape data.remain_qty'])
    expect(failed(recording(remain, { remain_qty: 5 }, { date: '' }))).toEqual(['date header Date'])
    expect(
      failed(recording('/mypage/userinfo', {}, { 'cache-control': 'private' }, { authorization: 'x' })),
    ).toContain('private-reply header Cache-Control')
  })

  test('finds the call of an address: a longer path, the base, and no other server', () => {
    const called = (path: string) =>
      exchangesIn(recording(path, {}), bases).map(({ called: { route } }) => route)
    expect(called('/minting/order/FD-1')).toEqual(['GET /minting/order/:orderId'])
    expect(called('/minting/7')).toEqual(['GET /minting/:dropId'])
    expect(called('/minting')).toEqual([])
    expect(exchangesIn(recording('/minting/7', {}), { ...bases, main: SITE })).toEqual([])
  })

  test('that is none is refused', () => {
    expect(() => exchangesIn('{}', bases)).toThrow('no HAR file')
    expect(() => exchangesIn('<html>', bases)).toThrow('no HAR file')
  })
})

describe('a report', () => {
  const results = judge(recording('/minting/remainTotal/101', { remain_qty: '<5>\u0000' }))

  test('has field, found, expected, requirement, and who suffers', () => {
    const text = textOf(results)
    expect(text).toContain(`FAILED GET /minting/remainTotal/:dropId (shape)
    data.remain_qty
      found     "<5>\\u0000"
      expected  an integer, 0 or more
    requirement S7.29, S7.1
    suffers     <fandeck-campaign>, <fandeck-drop>`)
    expect(text).toMatch(/\d+ passed, 1 failed, \d+ skipped$/)
  })

  test('in JUnit is XML with every result', () => {
    const xml = junitOf(results, 'drop')
    const { failed: faults, skipped } = countsOf(results)
    expect(xml).toContain(`tests="${results.length}" failures="${faults}" skipped="${skipped}"`)
    expect(xml.match(/<testcase /g)).toHaveLength(results.length)
    expect(xml).toContain('&quot;&lt;5&gt;')
    expect(xml).not.toContain('<5>')
    expect(xml).not.toContain('\u0000')
  })
})
