import { typedLine } from '@fandeck/sdk/wire'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { routesOf } from '../routes.ts'
import { OPERATIONS } from './layout.ts'
import { caseOf } from './members.case.ts'
import { membersNamed } from './members.find.ts'
import { memberPage, membersPage } from './members.page.ts'
import type { operatorPages } from './pages.ts'

const MemberQuery = z.object({ search: z.catch(z.optional(typedLine({ min: 1, max: 100 })), undefined) })

/** Mounts the search of members and the page of one. */
export function mountMemberPages(
  app: Hono,
  backend: Backend,
  { desk, operatorIn }: ReturnType<typeof operatorPages>,
): void {
  const route = routesOf(app)
  route({ method: 'GET', path: `${OPERATIONS}/members`, auth: 'operator', query: MemberQuery }, async (c) => {
    const { search } = z.parse(MemberQuery, c.req.query())
    const isOperator = (await operatorIn(c)) !== undefined
    const found = search === undefined || !isOperator ? undefined : await membersNamed(backend, search)
    // The only member is what the operator looks for.
    const [only] = found ?? []
    if (found?.length === 1 && only) return c.redirect(`${OPERATIONS}/members/${only.userId}`, 303)
    return desk(c, 'members', '회원', async () => membersPage(search ?? '', found))
  })
  route({ method: 'GET', path: `${OPERATIONS}/members/:userId`, auth: 'operator' }, (c) =>
    desk(c, 'members', '회원', async () => memberPage(await caseOf(backend, c.req.param('userId')))),
  )
}
