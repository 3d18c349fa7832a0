import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { guardPage, inlineSource } from '../page-policy.ts'
import { Problem } from '../problem.ts'
import { allows, type Can, type Right } from '../roles.ts'
import { wordmarkOf } from '../shop/name.ts'
import { roleLacks } from './actions.ts'
import { attentionCount } from './attention.ts'
import { waitingInquiries } from './inquiries.ts'
import {
  barePage,
  deskPage,
  lacksPage,
  type Markup,
  OPERATIONS,
  owesPage,
  type Section,
  signInPage,
} from './layout.ts'
import { operatorOf, type SignedIn } from './operators.ts'
import { countsOfOrders } from './orders.ts'
import { currentDrop, salesOf } from './sales.ts'
import { statusOf } from './status.ts'
import { OPERATIONS_STYLE } from './style.ts'

/** The cookie of a signed-in operator. */
export const COOKIE = 'fandeck_operator'

const SOURCES = [
  "script-src 'self'",
  `style-src ${inlineSource(OPERATIONS_STYLE)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** A number in a path or a query. */
export const Id = z.coerce.number().check(z.int(), z.positive(), z.lte(2 ** 31 - 1))

/** Returns the functions that admit operators and draw the pages of the desk. */
export function operatorPages(backend: Backend) {
  const page = (c: Context, content: Markup, status: Problem['http'] = 200) => {
    guardPage(c, SOURCES)
    // Forms of a page without any referrer would send `Origin: null`.
    c.header('Referrer-Policy', 'same-origin')
    return c.html(content, status)
  }
  const admitted = new WeakMap<Context, SignedIn>()

  /** The operator of a request, if their role has the right of its route; otherwise the page that refuses it. */
  async function admit(c: Context, right: Right): Promise<SignedIn | Response> {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    // Browsers set `Origin` with forms, and no page can change it.
    if (!reads && c.req.header('origin') !== backend.config.origins.api) {
      throw new Problem(403, '운영 데스크에서 다시 시도해 주세요.', 'FORBIDDEN')
    }
    const operator = await operatorOf(backend, getCookie(c, COOKIE))
    if (!operator) {
      if (reads) return page(c, signInPage(), 401)
      throw new Problem(401, '운영자 계정으로 먼저 로그인해 주세요.', 'OPERATOR_ONLY')
    }
    admitted.set(c, operator)
    // Until the passkey that the shop requires is registered, only the own account is open.
    if (operator.owesPasskey && right !== 'self') {
      if (reads) return c.redirect(`${OPERATIONS}/account`, 303)
      return desk(c, undefined, '패스키가 필요해요', async () => owesPage, 403)
    }
    if (allows(operator.role, right)) return operator
    const { message, http } = roleLacks()
    return desk(c, undefined, '볼 수 없는 페이지', async () => lacksPage(message, right), http)
  }

  /** Shows a page of the desk to the operator of the request. */
  async function desk(
    c: Context,
    section: Section | undefined,
    title: string,
    content: (can: Can) => Promise<Markup>,
    status?: Problem['http'],
  ) {
    const operator = admitted.get(c)
    if (!operator) return page(c, signInPage(), 401)
    const shown = await content((right) => allows(operator.role, right))
    if (operator.owesPasskey) return page(c, barePage(title, shown), status)
    const [{ refundDue, returning, toShip }, inquiries, attention] = await Promise.all([
      countsOfOrders(backend),
      waitingInquiries(backend),
      attentionCount(backend),
    ])
    const asked = z.safeParse(Id, c.req.param('dropId') ?? c.req.query('drop'))
    const dropId = asked.success ? asked.data : await currentDrop(backend)
    const sales = dropId === undefined ? undefined : await salesOf(backend, dropId)
    const [background, wordmark] = await Promise.all([statusOf(backend), wordmarkOf(backend.db)])
    const waiting = { refunds: refundDue + returning, parcels: toShip, inquiries, attention }
    return page(
      c,
      deskPage(
        { operator, wordmark, waiting, sales, status: background },
        { section, title, content: shown },
      ),
      status,
    )
  }

  return { page, desk, admit }
}

/** Runs a step and returns to its page, or to `to`; a refusal is shown there. */
export async function step(
  c: Context,
  run: () => Promise<void>,
  refused: (refusal: Problem) => Promise<Response>,
  to = c.req.path.replace(/\/[^/]+$/, ''),
) {
  try {
    await run()
  } catch (error) {
    if (error instanceof Problem) return refused(error)
    throw error
  }
  return c.redirect(to, 303)
}
