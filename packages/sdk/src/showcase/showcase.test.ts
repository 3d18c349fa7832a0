import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anEvent, anOriginal, aStory } from '../testing/content-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getEventsEndpoint, getOriginalsEndpoint, getStoriesEndpoint } from './showcase.endpoints.ts'
import { eventPhase, onHome, seoulDaysBetween } from './showcase.rules.ts'
import { EventsFile } from './showcase.schema.ts'
import { getEvents, getOriginals, getStories } from './showcase.ts'

describe('S1.4 D26 originals, events and stories', () => {
  test('are files of the CDN, read without a session', async () => {
    const { fandeck, server } = testKit()
    server.answer(getOriginalsEndpoint, { updatedAt: NOON, originals: [anOriginal()] })
    server.answer(getEventsEndpoint, { updatedAt: NOON, events: [anEvent()] })
    server.answer(getStoriesEndpoint, { updatedAt: NOON, stories: [aStory()] })
    expect(await getOriginals(fandeck)).toEqual([anOriginal()])
    expect(await getEvents(fandeck)).toEqual([anEvent()])
    expect(await getStories(fandeck)).toEqual([aStory()])
    expect(server.requests.some(({ headers }) => headers.has('authorization'))).toBe(false)
  })

  test('D55 a file that is unavailable for a moment is fetched again; a missing one is not', async () => {
    const { fandeck, server, clock } = testKit()
    let failures = 1
    server.on('GET /static/originals/originals.json', () =>
      failures-- > 0
        ? refuse(503, '점검 중이에요.')
        : Response.json({ updated_dttm: '2026-11-20 12:00:00', originals: [] }),
    )
    server.on('GET /static/stories/stories.json', () => refuse(404, '없어요.'))
    const originals = getOriginals(fandeck)
    await clock.advance(300)
    expect(await originals).toEqual([])
    await expect(getStories(fandeck)).rejects.toMatchObject({ code: 'http/refused', retryable: false })
    expect(server.requests).toHaveLength(3)
  })

  test('D85 a row that is damaged hides no other', async () => {
    const { fandeck, server } = testKit()
    const wire = z.encode(EventsFile, { updatedAt: NOON, events: [anEvent(), anEvent({ eventId: 2 })] })
    const [first, ...others] = wire.events
    const damaged = { ...wire, events: [{ ...Object(first), image: null }, ...others, '문자'] }
    server.on('GET /static/events/events.json', () => Response.json(damaged))
    expect((await getEvents(fandeck)).map(({ eventId }) => eventId)).toEqual([2])
  })

  test.each([
    [-1, 'upcoming'],
    [0, 'open'],
    [999, 'open'],
    [1000, 'closed'],
  ] as const)('an event %d ms after its start is %s', (ms, phase) => {
    expect(eventPhase({ startAt: NOON, endAt: NOON + 1000 }, NOON + ms)).toBe(phase)
  })

  test.each([
    ['2026-11-20T23:59:59+09:00', '2026-11-21T00:00:00+09:00', 1],
    ['2026-11-20T00:00:00+09:00', '2026-11-20T23:59:59+09:00', 0],
    ['2026-11-20T12:00:00+09:00', '2026-11-29T01:00:00+09:00', 9],
    ['2026-11-21T08:00:00+09:00', '2026-11-20T10:00:00+09:00', -1],
  ])('S1.2 from %s to %s are %d days in Seoul', (from, to, days) => {
    expect(seoulDaysBetween(Date.parse(from), Date.parse(to))).toBe(days)
  })

  test('the home page shows the items placed there, in order', () => {
    const events = [
      anEvent({ eventId: 1, homeOrder: 2 }),
      anEvent({ eventId: 2, homeOrder: null }),
      anEvent({ eventId: 3, homeOrder: 1 }),
    ]
    expect(onHome(events).map(({ eventId }) => eventId)).toEqual([3, 1])
  })
})
