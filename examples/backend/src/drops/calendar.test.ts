import { DropReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openShop, type Shop } from '../../test/shop.ts'
import { mintings } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

/** Returns the lines of a calendar file; a continued line begins with a space. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a drop names a calendar file with its opening and a reminder, which follows a change of the sale', async () => {
  shop = await openShop()
  const startAt = Date.UTC(2025, 10, 21, 3)
  const roundTitle = '가을, 그리고; 겨울 카드팩'
  const change = (fields: Partial<typeof mintings.$inferInsert>) =>
    shop.db.update(mintings).set(fields).where(eq(mintings.dropId, 1))
  await change({ startAt, endAt: startAt + 3_600_000, roundTitle })

  const { info } = z.parse(DropReply, (await shop.get('/minting/1')).data)
  expect(info.calendarUrl).toBe('http://api.localhost/cdn/calendar/1.ics')
  const read = async () => shop.api.request(new URL(info.calendarUrl ?? '').pathname)
  const file = await read()
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="drop-1.ics"',
    'cache-control': 'public, max-age=0, s-maxage=1',
  })
  const lines = linesOf(await file.text())
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:drop-1@site.example',
      'DTSTART:20251121T030000Z',
      String.raw`SUMMARY:가을\, 그리고\; 겨울 카드팩 오픈`,
      'URL;VALUE=URI:https://site.example/drops/1',
      'TRIGGER:-PT10M',
    ]),
  )
  await change({ startAt: startAt + 60_000 })
  expect(linesOf(await (await read()).text())).toContain('DTSTART:20251121T030100Z')
  for (const name of ['9', '0', 'x', '1.exe', '..%2f1'])
    expect((await shop.api.request(`/cdn/calendar/${name}.ics`)).status).toBe(404)
})
