import { useDates } from '../theme/use-dates.ts'

const DAY = 86_400_000

/** Returns a function that writes the last day before an end, such as `11.28(금)`. */
export function useLastDay(): (end: number) => string {
  const { day } = useDates()
  return (end) => day(end - DAY)
}
