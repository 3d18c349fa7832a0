import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { enterEventEndpoint, getEntriesEndpoint } from './entries.endpoints.ts'
import { Entry } from './entries.schema.ts'
import { enterEvent, getEntries } from './entries.ts'

const ENTRY: Entry = {
  entryId: 4,
  title: '직관 인증 머플러',
  image: '/crest/seoul.svg',
  enteredAt: NOON,
  announcedAt: NOON,
  result: 'won',
  benefitId: null,
  carrier: 'CJ대한통운',
  invoiceNumber: '601234563387',
}

test('S2.7 D17 entries are read by their wire names, with the parcel of a prize', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getEntriesEndpoint, { rows: [ENTRY], next: null })
  expect(await getEntries(fandeck, { result: 'won', cursor: '1.1' })).toEqual({
    rows: [ENTRY],
    next: undefined,
  })
  expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ result: 'WIN', cursor: '1.1' })
  expect(z.encode(Entry, ENTRY)).toEqual({
    entry_idx: 4,
    title: '직관 인증 머플러',
    image: '/crest/seoul.svg',
    entry_dttm: '2026-11-20 12:00:00',
    announce_dttm: '2026-11-20 12:00:00',
    result: 'WIN',
    claim_idx: null,
    carrier: 'CJ대한통운',
    invoice_no: '601234563387',
  })
})

test('S2.7 an entry without prize and parcel, as older servers send it, is read', () => {
  const wire = {
    entry_idx: 1,
    title: '응모',
    entry_dttm: '2026-11-20 12:00:00',
    announce_dttm: '2026-11-28 12:00:00',
    result: 'WAIT',
  } as const
  expect(z.decode(Entry, wire)).toMatchObject({ entryId: 1, result: 'waiting' })
})

test('an event is entered by its number, and says so to the page', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const entered = vi.fn()
  fandeck.on('entries:entered', entered)
  server.answer(enterEventEndpoint, { ...ENTRY, eventId: 3 })
  expect(await enterEvent(fandeck, { eventId: 3 })).toMatchObject({ entryId: 4, eventId: 3 })
  expect(server.requests[0]?.body).toEqual({ event_seq: 3 })
  expect(entered).toHaveBeenCalledExactlyOnceWith({ eventId: 3 })
})

test.each([
  [409, 'ENTRY_CLOSED', 'entries/closed'],
  [404, 'NOT_FOUND', 'entries/not-found'],
])('an entry refused with %i %s rejects with %s and emits no event', async (status, serverCode, code) => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const entered = vi.fn()
  fandeck.on('entries:entered', entered)
  server.on('POST /event/entry', () => refuse(status, '안 돼요.', serverCode))
  await expect(enterEvent(fandeck, { eventId: 3 })).rejects.toMatchObject({ code, serverMessage: '안 돼요.' })
  expect(entered).not.toHaveBeenCalled()
})

test('S2.7 entries need a session', async () => {
  await expect(getEntries(testKit().fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
})
