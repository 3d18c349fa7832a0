import { DAY } from './time.ts'
import type { SeedStaffPassword } from './types.ts'

const of = (eventKey: string, password: string, days: number): SeedStaffPassword => ({
  eventKey,
  password,
  startMinutes: -DAY,
  endMinutes: days * DAY,
})

/** Staff passwords of the demo, at least six digits and each valid for a span (D14). */
export const STAFF_PASSWORDS: readonly SeedStaffPassword[] = [
  of('seoul-home', '250311', 30),
  of('boosters-photo', '481620', 60),
  of('orblit-postcard', '730195', 30),
  of('itta-popup', '906148', 30),
]
