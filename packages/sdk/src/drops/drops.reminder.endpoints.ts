import { endpoint } from '../http/endpoint.ts'
import { dropErrors } from './drops.errors.ts'
import { DropReminder, DropReminderBody } from './drops.reminder.schema.ts'

const reminder = {
  base: 'main',
  path: '/minting/:dropId/reminder',
  auth: 'member',
  reply: DropReminder,
  errors: dropErrors,
} as const

/** Returns whether the member is reminded of the opening of a drop, and how (D110). */
export const getDropReminderEndpoint = endpoint({ ...reminder, method: 'GET' })

/** Asks for a reminder of the opening of a drop, or for none; repeating it changes nothing (D110). */
export const setDropReminderEndpoint = endpoint({ ...reminder, method: 'POST', body: DropReminderBody })
