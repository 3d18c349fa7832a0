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
import { routesOf } from '../routes.ts'
import { holderOf } from '../shop-files/tokens.ts'
import { giveBenefit } from './gifts.ts'
import { giftRefusals } from './problems.ts'
import { closeStaffEvent, unlockStaffEvent } from './staff-event.ts'
import { claimEvents } from './tables.ts'

/** What the commands `fandeck benefits` and `fandeck staff` ask; their callers are operators with a token. */
export function benefitOperatorRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const auth = 'operator'

  /** @throws Problem EVENT_UNKNOWN */
  async function eventNamed(eventKey: string) {
    const [event] = await backend.db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
    if (!event) throw giftRefusals.unknownEvent()
    return event
  }

  route({ method: 'POST', path: SHOP_PATHS.giveBenefit, auth, body: GiveBody }, async (c) => {
    const { name } = await holderOf(backend, c, 'shop')
    return ok(c, GivenBenefit, await giveBenefit(backend, name, await jsonBody(c, GiveBody)))
  })

  route({ method: 'POST', path: SHOP_PATHS.openStaff, auth, body: OpenStaffBody }, async (c) => {
    const { name: author } = await holderOf(backend, c, 'shop')
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
  })

  const changes = [
    ['staff.closed', SHOP_PATHS.closeStaff, closeStaffEvent],
    ['staff.unlocked', SHOP_PATHS.unlockStaff, unlockStaffEvent],
  ] as const
  for (const [done, path, change] of changes)
    route({ method: 'POST', path, auth, body: StaffEventBody }, async (c) => {
      const { name: author } = await holderOf(backend, c, 'shop')
      const { event } = await jsonBody(c, StaffEventBody)
      const { title } = await eventNamed(event)
      await change(backend, event)
      backend.log.info(done, { event, author })
      return ok(c, StaffEvent, { title })
    })

  return app
}
