import { typedLine, typedLines } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { blockMember, unblockMember } from '../auth/blocks.ts'
import { followEndedSessions } from '../auth/ended-sessions.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { orderCursor } from '../drops/order-cursor.ts'
import { formOf } from '../form.ts'
import { sendAgain } from '../messages/queue.ts'
import { badRequest, Problem } from '../problem.ts'
import type { Can } from '../roles.ts'
import { operatorRoutesOf } from '../routes.ts'
import { actionsOf, recordAction } from './actions.ts'
import { GiftForm } from './gifts.page.ts'
import { giftChoice, give } from './gifts.ts'
import { OPERATIONS } from './layout.ts'
import { caseOf } from './members.case.ts'
import { membersByRecipient, membersNamed } from './members.find.ts'
import { BLOCK_LENGTH, memberPage, membersPage } from './members.page.ts'
import { Id, type operatorPages, step } from './pages.ts'

const MemberQuery = z.object({
  search: z.catch(z.optional(typedLine({ min: 1, max: 100 })), undefined),
  before: z.catch(z.optional(orderCursor), undefined),
})
const ResendForm = z.object({ message: Id })
const BlockForm = z.object({ reason: typedLines({ min: 1, max: BLOCK_LENGTH }) })

/** Mounts the search of members, the page of one, and their block. */
export function mountMemberPages(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const memberOf = async (userId: string, can: Can, refusal?: { problem: string; draft: string }) =>
    memberPage(await caseOf(backend, userId), await actionsOf(backend, userId), {
      ...refusal,
      gifts: can('give') ? await giftChoice(backend, userId) : undefined,
    })

  route({ method: 'GET', path: `${OPERATIONS}/members`, may: 'fans', query: MemberQuery }, async (c) => {
    const { search, before } = z.parse(MemberQuery, c.req.query())
    if (search === undefined) return desk(c, 'members', '회원', async () => membersPage('', undefined))
    // The later pages are those of the recipients.
    const [named, { found: received, next }] = await Promise.all([
      before ? [] : membersNamed(backend, search),
      membersByRecipient(backend, search, before),
    ])
    const found = [
      ...named,
      ...received.filter(({ userId }) => named.every((member) => member.userId !== userId)),
    ]
    // The only member is what the operator looks for.
    const [only] = found
    if (found.length === 1 && only && !before && !next)
      return c.redirect(`${OPERATIONS}/members/${only.userId}`, 303)
    return desk(c, 'members', '회원', async () => membersPage(search, found, next))
  })
  route({ method: 'GET', path: `${OPERATIONS}/members/:userId`, may: 'fans' }, (c) =>
    desk(c, 'members', '회원', (can) => memberOf(c.req.param('userId'), can)),
  )

  const memberStep = (c: Context, userId: string, run: () => Promise<void>, draft = '') =>
    step(c, run, ({ message: problem, http }) =>
      desk(c, 'members', '회원', (can) => memberOf(userId, can, { problem, draft }), http),
    )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/members/:userId/block`,
      may: 'block',
      body: BlockForm,
      form: true,
    },
    async (c, { operatorId }) => {
      const userId = c.req.param('userId')
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(BlockForm, fields)
        if (!read.success)
          throw new Problem(400, '제한하는 이유를 200자 이하로 입력해 주세요.', 'BAD_REQUEST')
        const { reason } = read.data
        await transact(backend, async (tx) => {
          if (!(await blockMember(backend, tx, { userId, reason, author: operatorId })))
            throw new Problem(409, '이미 제한했거나 탈퇴한 회원이에요.', 'NOT_TO_BLOCK')
          await recordAction(tx, backend, { operatorId, action: 'block', subject: userId })
        })
        await followEndedSessions(backend)
      }
      return memberStep(c, userId, run, typeof fields.reason === 'string' ? fields.reason : '')
    },
  )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/members/:userId/resend`,
      may: 'serve',
      body: ResendForm,
      form: true,
    },
    async (c, { operatorId }) => {
      const userId = c.req.param('userId')
      const fields = await formOf(c)
      return memberStep(c, userId, async () => {
        const read = z.safeParse(ResendForm, fields)
        if (!read.success) throw badRequest()
        const { message: id } = read.data
        await transact(backend, async (tx) => {
          if (await sendAgain(tx, backend, { id, userId }))
            await recordAction(tx, backend, { operatorId, action: 'resend', subject: userId })
        })
      })
    },
  )
  route(
    { method: 'POST', path: `${OPERATIONS}/members/:userId/give`, may: 'give', body: GiftForm, form: true },
    async (c, operator) => {
      const userId = c.req.param('userId')
      const fields = await formOf(c)
      return memberStep(c, userId, async () => {
        const read = z.safeParse(GiftForm, fields)
        if (!read.success)
          throw new Problem(400, '지급할 것과 이유(200자 이하)를 확인해 주세요.', 'BAD_REQUEST')
        await give(backend, operator, { userId, ...read.data })
      })
    },
  )
  route(
    { method: 'POST', path: `${OPERATIONS}/members/:userId/unblock`, may: 'block' },
    async (c, { operatorId }) => {
      const userId = c.req.param('userId')
      return memberStep(c, userId, () =>
        transact(backend, async (tx) => {
          if (!(await unblockMember(tx, userId)))
            throw new Problem(409, '제한하지 않은 회원이에요.', 'NOT_TO_UNBLOCK')
          await recordAction(tx, backend, { operatorId, action: 'unblock', subject: userId })
        }),
      )
    },
  )
}
