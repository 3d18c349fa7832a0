import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Entry, EventsFile, getEventsEndpoint } from '@fandeck/sdk/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf, type Member } from '../../test/shop.ts'
import { entries } from './tables.ts'

let shop: RunningShop
let fan: Member
const openApplied = appliedShop((shop) => {
  mkdirSync(join(shop.folder, 'events'), { recursive: true })
  const event = (name: string, file: object) =>
    writeFileSync(
      join(shop.folder, `events/${name}.json`),
      JSON.stringify({ title: '사인회\n초대', summary: '선수를 만나요', ...file }),
    )
  event('meeting', { id: 1, draw: true, startsAt: 'now-1d', endsAt: 'now+3d' })
  event('later', { id: 2, draw: true, startsAt: 'now+1d', endsAt: 'now+3d' })
  event('over', { id: 3, draw: true, startsAt: 'now-3d', endsAt: 'now-1d' })
  event('plain', { id: 4, startsAt: 'now-1d', endsAt: 'now+3d' })
})
beforeEach(async () => {
  shop = await openApplied()
  fan = await shop.backend.member()
})
afterEach(() => shop.close())

const enter = async (eventId: number, headers: Record<string, string> = fan.headers) =>
  answerOf(
    await shop.backend.fetch(`${shop.api}/event/entry`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ event_seq: eventId }),
    }),
  )

test('a member enters the draw of an open event once, also by presses at the same time', async () => {
  const answers = await Promise.all([enter(1), enter(1), enter(1)])
  const entered = answers.map(({ data }) => z.decode(Entry, z.parse(z.any(), data)))
  expect(new Set(entered.map(({ entryId }) => entryId)).size).toBe(1)
  expect(entered[0]).toMatchObject({ eventId: 1, title: '사인회 초대', result: 'waiting' })
  expect(await shop.backend.backend.db.select().from(entries)).toHaveLength(1)
  await shop.fandeck('events', 'draw', 'meeting', '--winners', '1')
  expect(await enter(1)).toMatchObject({ data: { result: 'WIN' } })
})

test.each([
  [2, 409, 'ENTRY_CLOSED'],
  [3, 409, 'ENTRY_CLOSED'],
  [4, 404, 'NOT_FOUND'],
  [99, 404, 'NOT_FOUND'],
])('an entry into event %i is refused by %i %s', async (eventId, http, code) => {
  expect(await enter(eventId)).toMatchObject({ http, code })
  expect(await shop.backend.backend.db.select().from(entries)).toEqual([])
})

test('an event that was drawn takes no entry, and a visitor has none', async () => {
  await enter(1)
  await shop.fandeck('events', 'draw', 'meeting', '--winners', '1')
  expect(await enter(1, (await shop.backend.member()).headers)).toMatchObject({ code: 'ENTRY_CLOSED' })
  expect(await enter(1, {})).toMatchObject({ http: 401 })
})

test('the list of events says which of them have a draw', async () => {
  const reply = await shop.backend.fetch(`${shop.api}/cdn${getEventsEndpoint.path}`)
  const { events } = z.decode(EventsFile, z.parse(z.any(), await reply.json()))
  expect(
    events
      .filter(({ hasDraw }) => hasDraw)
      .map(({ eventId }) => eventId)
      .toSorted(),
  ).toEqual([1, 2, 3])
})
