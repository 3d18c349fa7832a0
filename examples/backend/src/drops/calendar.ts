import type { Hono } from 'hono'
import { ICalAlarmType, ICalCalendar } from 'ical-generator'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { CDN } from '../images/urls.ts'
import { routesOf } from '../routes.ts'
import { refusals } from './problems.ts'
import { mintingBySeq } from './store.ts'

const NUMBER = '[1-9][0-9]{0,8}'
/** When the phone reminds its owner, s before the sale opens. */
const REMINDER_S = 600

/** The address of the calendar file of a drop. */
export const calendarUrl = ({ config }: Backend, dropId: number): string =>
  `${config.origins.api}${CDN}/calendar/${dropId}.ics`

/** Returns the opening of a drop as a calendar file: an entry without a length, with a reminder ten minutes before. */
async function calendarOf(backend: Backend, dropId: number): Promise<string> {
  const drop = await mintingBySeq(backend.db, dropId)
  if (!drop) throw refusals.notFound()
  const { site } = backend.config.origins
  const { host } = new URL(site)
  const calendar = new ICalCalendar({ prodId: { company: host, product: 'drops', language: 'KO' } })
  const opening = calendar.createEvent({
    // The same entry when a fan opens the file again after the sale was moved.
    id: `drop-${dropId}@${host}`,
    stamp: new Date(backend.now()),
    start: new Date(drop.startAt),
    summary: `${drop.roundTitle} 오픈`,
    url: `${site}/drops/${dropId}`,
  })
  opening.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMINDER_S })
  return calendar.toString()
}

/** Serves the calendar files of the drops. */
export function serveCalendars(app: Hono, backend: Backend): void {
  const reading = publicReads(backend)
  const path = `${CDN}/calendar/:file{${NUMBER}\\.ics}` as const
  routesOf(app)({ method: 'GET', path, auth: 'public' }, async (c) => {
    const file = await reading((at) => calendarOf(at, Number.parseInt(c.req.param('file'), 10)))
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      // Phones offer to save an inline file; other browsers download it.
      'content-disposition': `inline; filename="drop-${c.req.param('file')}"`,
      'cache-control': CACHE.second,
    })
  })
}
