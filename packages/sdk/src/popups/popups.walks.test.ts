// 20 walks over the pages of a site, in devices of other zones: what opens equals a rule that is written here once more.
import { afterEach, expect, test } from 'vitest'
import { aPopup } from '../testing/content-fixtures.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getMainPopupsEndpoint } from './popups.endpoints.ts'
import { createPopups, getMainPopups } from './popups.ts'

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

const WALKS = 20
const STEPS = 40
const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Seoul',
  'Pacific/Chatham',
  'America/New_York',
  'Pacific/Pago_Pago',
] as const
const PATHS = ['/', '/event', '/originals', '/event/1'] as const
const HOUR = 3_600_000

/** A popup that is open from an hour to another, from noon on. */
const between = (popupId: number, from: number, to: number, path = '/') => ({
  ...aPopup({ popupId, path }),
  startAt: NOON + from * HOUR,
  endAt: NOON + to * HOUR,
})
const ROWS = [
  between(1, -1, 90),
  between(2, 0, 30),
  between(3, 20, 90),
  between(4, -1, 90, '/event'),
  between(5, -2, -1, '/event'),
  between(6, -1, 90, '/event/1'),
]

/** The date on a calendar in Seoul; the product counts hours instead. */
const dateInSeoul = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(at)

/** Draws the same numbers for the same seed. */
function draws(seed: number) {
  let state = seed
  // mulberry32
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function walk(seed: number) {
  const draw = draws(seed)
  const { fandeck, server, clock } = testKit()
  server.answer(getMainPopupsEndpoint, { count: ROWS.length, rows: ROWS })
  let popups = createPopups(fandeck, { load: getMainPopups })
  const dismissed = new Set<string>()
  const seen: string[] = []
  const expected: string[] = []
  let [away, back] = [0, 0]
  for (let step = 0; step < STEPS; step++) {
    // A new page of the document, as after a reload.
    if (draw(5) === 0) popups = createPopups(fandeck, { load: getMainPopups })
    const path = PATHS[draw(PATHS.length)] ?? '/'
    await popups.enter(path)
    const now = clock.now()
    const today = dateInSeoul(now)
    const due = ROWS.filter((row) => row.path === path && row.startAt <= now && now < row.endAt)
    const open = due.filter(({ popupId }) => !dismissed.has(`${today} ${popupId}`))
    const note = (ids: readonly { popupId: number }[]) =>
      `${step} ${path} ${new Date(now).toISOString()}: ${ids.map(({ popupId }) => popupId).join(' ')}`
    seen.push(note(popups.getState().open))
    expected.push(note(open))
    away += due.length - open.length
    back += open.filter(({ popupId }) => [...dismissed].some((key) => key.endsWith(` ${popupId}`))).length
    for (const { popupId } of popups.getState().open) {
      const choice = draw(3)
      if (choice > 0) popups.close(popupId, { today: choice === 2 })
      if (choice === 2) dismissed.add(`${today} ${popupId}`)
    }
    await clock.advance(draw(3 * HOUR))
  }
  return { seen, expected, away, back }
}

test.each(ZONES)('S4.41 S4.42 popups of 20 walks equal the rule on a device in %s', async (zone) => {
  process.env.TZ = zone
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  let [away, back] = [0, 0]
  for (let seed = 1; seed <= WALKS; seed++) {
    const walked = await walk(seed)
    expect(walked.seen, `seed ${seed}`).toEqual(walked.expected)
    away += walked.away
    back += walked.back
  }
  // The walks meet both sides of midnight.
  expect(Math.min(away, back)).toBeGreaterThan(100)
})
