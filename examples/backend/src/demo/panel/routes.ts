import { seoulTime } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { newestSms } from '../../auth/store.ts'
import type { Backend, Controls } from '../../context.ts'
import { releaseExpired } from '../../drops/expiry.ts'
import { shipOrder } from '../../drops/orders.ts'
import { mintingBySeq, mostRemaining, setRemaining } from '../../drops/store.ts'
import { mintings } from '../../drops/tables.ts'
import { setGate } from '../../gate/store.ts'
import { newestMails } from '../../mail/outgoing.ts'
import { notFound, Problem } from '../../problem.ts'
import { done, jsonBody } from '../../reply.ts'
import { routesOf } from '../../routes.ts'
import { ACCOUNTS } from '../content/index.ts'
import { devCardRoutes } from './cards.ts'
import { panelFiles } from './files.ts'
import { panelGuard } from './guard.ts'
import { devOcrRoutes } from './ocr.ts'

const MINUTE = 60_000
const YEAR_MINUTES = 366 * 24 * 60

const TimeBody = z.object({ offsetMinutes: z.number().check(z.gte(-YEAR_MINUTES), z.lte(YEAR_MINUTES)) })
const StockBody = z.object({ minting_seq: z.int32(), remaining: z.int32().check(z.nonnegative()) })
const ShipBody = z.object({
  order_id: z.string(),
  carrier: z.string().check(z.minLength(1), z.maxLength(20)),
  invoice_no: z.string().check(z.regex(/^[0-9-]{4,30}$/)),
})
const GateBody = z.object({
  minting_seq: z.int32(),
  pass_rate: z.nullable(z.number().check(z.gt(0), z.lte(10_000))),
})
const OutageBody = z.object({ on: z.boolean() })

const dropRows = (backend: Backend) => backend.db.select().from(mintings).orderBy(mintings.dropId)

/** The state that the panel shows. */
async function stateOf(backend: Backend, controls: Controls) {
  const [drops, messages, mails] = await Promise.all([
    dropRows(backend),
    newestSms(backend.db),
    newestMails(backend.db),
  ])
  const most = await Promise.all(drops.map((drop) => mostRemaining(backend.db, drop)))
  return {
    now: backend.now(),
    now_dttm: z.encode(seoulTime, backend.now()),
    offsetMinutes: controls.offsetMs() / MINUTE,
    outage: controls.outage(),
    sms: messages
      .toSorted((one, other) => other.id - one.id)
      .map((message) => ({
        phone: message.phone,
        code: /\d{6}/.exec(message.body)?.[0],
        body: message.body,
        sent_dttm: z.encode(seoulTime, message.createdAt),
      })),
    mails: mails.map(({ recipient, subject, body }) => ({
      recipient,
      subject,
      code: /\d{6}/.exec(body)?.[0],
      body,
    })),
    drops: drops.map((drop, at) => ({
      minting_seq: drop.dropId,
      title: drop.title,
      remaining: drop.remaining,
      total_qty: drop.totalPacks,
      most_qty: most[at],
      start_dttm: z.encode(seoulTime, drop.startAt),
      end_dttm: z.encode(seoulTime, drop.endAt),
    })),
    accounts: ACCOUNTS.map(({ memberId, loginType, nickname, level, phone, password }) => ({
      mbr_id: memberId,
      login_type: loginType,
      nick_name: nickname,
      level,
      phone,
      password,
    })),
  }
}

/** The development panel: time, codes, stock, outages. Mounted in development only (D41). */
export function panelRoutes(backend: Backend, controls: Controls): Hono {
  const app = new Hono().route('/', panelGuard(backend)).route('/', panelFiles())
  const route = routesOf(app)
  route({ method: 'GET', path: '/dev/state', auth: 'development' }, async (c) =>
    c.json({ status: '200', message: '', data: await stateOf(backend, controls) }),
  )
  route({ method: 'GET', path: '/dev/pid', auth: 'development' }, (c) =>
    c.json({ status: '200', message: '', data: { pid: process.pid } }),
  )
  route({ method: 'POST', path: '/dev/time', auth: 'development', body: TimeBody }, async (c) => {
    const { offsetMinutes } = await jsonBody(c, TimeBody)
    await controls.moveClock(Math.round(offsetMinutes * MINUTE))
    return done(c)
  })
  route({ method: 'POST', path: '/dev/stock', auth: 'development', body: StockBody }, async (c) => {
    const { minting_seq, remaining } = await jsonBody(c, StockBody)
    if (!(await mintingBySeq(backend.db, minting_seq))) throw notFound()
    await releaseExpired(backend, minting_seq)
    const most = await setRemaining(backend, minting_seq, remaining)
    if (most !== undefined) {
      throw new Problem(400, `남은 수량은 ${most}개까지 정할 수 있어요.`, 'BAD_REQUEST')
    }
    return done(c)
  })
  route({ method: 'POST', path: '/dev/ship', auth: 'development', body: ShipBody }, async (c) => {
    const { order_id, carrier, invoice_no } = await jsonBody(c, ShipBody)
    if (!(await shipOrder(backend.db, order_id, { carrier, invoiceNumber: invoice_no }))) throw notFound()
    return done(c)
  })
  route({ method: 'POST', path: '/dev/gate', auth: 'development', body: GateBody }, async (c) => {
    const { minting_seq, pass_rate } = await jsonBody(c, GateBody)
    if (!(await mintingBySeq(backend.db, minting_seq))) throw notFound()
    await setGate(backend, minting_seq, pass_rate)
    return done(c)
  })
  route({ method: 'POST', path: '/dev/outage', auth: 'development', body: OutageBody }, async (c) => {
    controls.setOutage((await jsonBody(c, OutageBody)).on)
    return done(c)
  })
  return app.route('/', devCardRoutes(backend)).route('/', devOcrRoutes(backend))
}
