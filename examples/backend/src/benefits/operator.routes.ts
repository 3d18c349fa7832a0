import {
  GiveBody,
  GivenBenefit,
  OpenStaffBody,
  SHOP_PATHS,
  StaffEvent,
  StaffEventBody,
  StaffPassword,
} from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createStaffPass } from '../admin/staff-pass.ts'
import type { Backend } from '../context.ts'
import { jsonBody, ok } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { giveBenefit } from './gifts.ts'
import { giftRefusals } from './problems.ts'
import { closeStaffEvent, unlockStaffEvent } from './staff-event.ts'
import { claimEvents } from './tables.ts'

/** What the commands `fandeck benefits` and `fandeck staff` ask; their callers are operators with a token. */
export function benefitOperatorRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)

  /** @throws Problem EVENT_UNKNOWN */
  async function eventNamed(eventKey: string) {
    const [event] = await backend.db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
    if (!event) throw giftRefusals.unknownEvent()
    return event
  }

  route(
    { method: 'POST', path: SHOP_PATHS.giveBenefit, may: 'files', body: GiveBody },
    async (c, { name }) => {
      return ok(c, GivenBenefit, await giveBenefit(backend, name, await jsonBody(c, GiveBody)))
    },
  )

  route(
    { method: 'POST', path: SHOP_PATHS.openStaff, may: 'files', body: OpenStaffBody },
    async (c, { name: author }) => {
      const { event, days } = await jsonBody(c, OpenStaffBody)
      const { title } = await eventNamed(event)
      const { password, endAt } = await createStaffPass(backend.db, {
        eventKey: event,
        title,
        days,
        now: backend.now(),
      })
      backend.log.info('staff.opened', { event, days, author })
      return ok(c, StaffPassword, { password, endsAt: endAt })
    },
  )

  const changes = [
    ['staff.closed', SHOP_PATHS.closeStaff, closeStaffEvent],
    ['staff.unlocked', SHOP_PATHS.unlockStaff, unlockStaffEvent],
  ] as const
  for (const [done, path, change] of changes)
    route({ method: 'POST', path, may: 'files', body: StaffEventBody }, async (c, { name: author }) => {
      const { event } = await jsonBody(c, StaffEventBody)
      const { title } = await eventNamed(event)
      await change(backend, event)
      backend.log.info(done, { event, author })
      return ok(c, StaffEvent, { title })
    })

  return app
}
