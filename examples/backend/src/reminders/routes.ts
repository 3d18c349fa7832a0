import { getDropReminderEndpoint, setDropReminderEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { reminderOf, setReminder } from './service.ts'

/** The reminders of openings (D110). */
export function remindersRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getDropReminderEndpoint, ({ params, caller }) =>
    reminderOf(backend, { dropId: params.dropId, userId: caller.userId }),
  )
  serve(setDropReminderEndpoint, ({ params, caller, body }) =>
    setReminder(backend, { dropId: params.dropId, userId: caller.userId, ...body }),
  )
  return app
}
