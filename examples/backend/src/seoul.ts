// Days and months in Seoul.
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Seoul is at +09:00 all year. */
const OFFSET_HOURS = 9
/** Returns the wall clock of Seoul as a time of UTC. */
const seoul = (at: number): Dayjs => dayjs.utc(at).add(OFFSET_HOURS, 'hour')
const instantOf = (wall: Dayjs): number => wall.subtract(OFFSET_HOURS, 'hour').valueOf()

/** A time with an exclusive end, in epoch ms. */
export interface Span {
  from: number
  to: number
}

const monthFrom = (first: Dayjs): Span => ({ from: instantOf(first), to: instantOf(first.add(1, 'month')) })

/** Returns the month of an instant. */
export const monthAt = (at: number): Span => monthFrom(seoul(at).startOf('month'))

/** Returns the month of `YYYY-MM`. */
export const monthOf = (month: string): Span => monthFrom(dayjs.utc(`${month}-01`))

/** Returns an instant as a message says it, such as `11월 30일 20:00`. */
export const dayAndTimeOf = (at: number): string => seoul(at).format('M월 D일 HH:mm')

/** Returns the day of an instant as `YYYY-MM-DD`. */
export const dayNameAt = (at: number): string => seoul(at).format('YYYY-MM-DD')

/** Returns the day of `YYYY-MM-DD`. */
export function dayOf(day: string): Span {
  const first = dayjs.utc(day)
  return { from: instantOf(first), to: instantOf(first.add(1, 'day')) }
}

/** Returns the end of the day that comes `days` after that of an instant. */
export const endOfDayAfter = (at: number, days: number): number =>
  instantOf(
    seoul(at)
      .startOf('day')
      .add(days + 1, 'day'),
  )
