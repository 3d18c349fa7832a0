import { typedLine, typedNumber } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { formOf } from '../form.ts'
import { badRequest, Problem } from '../problem.ts'
import { ROLES } from '../roles.ts'
import { operatorRoutesOf } from '../routes.ts'
import { actionsOf } from './actions.ts'
import { passkeysOf } from './challenges.ts'
import { type Markup, OPERATIONS } from './layout.ts'
import { type operatorPages, step } from './pages.ts'
import { arePasskeysRequired, requirePasskeys, resetPasskeys } from './passkey-rules.ts'
import { operatorPage, passwordPage, teamPage, tokenPage } from './team.page.ts'
import {
  addOperator,
  addToken,
  changeRole,
  endToken,
  removeOperator,
  replacePassword,
  team,
  teamMember,
  validTokens,
} from './team.ts'

/** The ids of operators and the names of tokens. */
const Name = z.pipe(typedLine({ min: 1, max: 64 }), z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)))
const RoleForm = z.object({ role: z.enum(ROLES) })
const AddForm = z.object({ ...RoleForm.shape, operator_id: Name, name: typedLine({ min: 1, max: 40 }) })
const TokenForm = z.object({
  ...RoleForm.shape,
  name: Name,
  days: z.pipe(typedNumber({ pattern: /^[1-9]\d{0,2}$/ }), z.transform(Number)),
})

const RuleForm = z.object({ required: z.enum(['yes', 'no']) })

const badName = () =>
  new Problem(400, '아이디는 영문 소문자와 숫자, 하이픈(-)으로 64자까지 입력해 주세요.', 'BAD_REQUEST')
const badToken = () =>
  new Problem(
    400,
    '토큰 이름은 영문 소문자와 숫자, 하이픈(-)으로, 기간은 999일까지 입력해 주세요.',
    'BAD_REQUEST',
  )

/** Shows what a form has made, or its refusal. */
async function shown(
  make: () => Promise<Response>,
  refused: (refusal: Problem) => Promise<Response>,
): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof Problem) return refused(error)
    throw error
  }
}

/** Mounts the pages on which an owner manages operators, their roles and their tokens (D99). */
export function mountTeamPages(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const show = (c: Context, content: () => Promise<Markup>, http?: Problem['http']) =>
    desk(c, 'operators', '운영자', content, http)

  const list = async (problem?: string) =>
    teamPage(await team(backend), {
      tokens: await validTokens(backend),
      required: await arePasskeysRequired(backend.db),
      problem,
    })
  const one = async (operatorId: string, problem?: string) =>
    operatorPage(
      await teamMember(backend, operatorId),
      {
        tokens: await validTokens(backend, operatorId),
        passkeys: (await passkeysOf(backend.db, operatorId)).length,
        actions: await actionsOf(backend, operatorId),
      },
      problem,
    )
  const onPage =
    (c: Context, operatorId: string) =>
    ({ message, http }: Problem) =>
      show(c, () => one(operatorId, message), http)

  route({ method: 'GET', path: `${OPERATIONS}/operators`, may: 'team' }, (c) => show(c, () => list()))
  route({ method: 'GET', path: `${OPERATIONS}/operators/:operatorId`, may: 'team' }, (c) =>
    show(c, () => one(c.req.param('operatorId'))),
  )

  route(
    { method: 'POST', path: `${OPERATIONS}/operators/add`, may: 'team', body: AddForm, form: true },
    async (c, owner) => {
      const fields = await formOf(c)
      return shown(
        async () => {
          const read = z.safeParse(AddForm, fields)
          if (!read.success) throw badName()
          const { operator_id: operatorId, name, role } = read.data
          const password = await addOperator(backend, owner, { operatorId, name, role })
          return show(c, async () => passwordPage({ operatorId, name }, password))
        },
        ({ message, http }) => show(c, () => list(message), http),
      )
    },
  )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/operators/:operatorId/role`,
      may: 'team',
      body: RoleForm,
      form: true,
    },
    async (c, owner) => {
      const operatorId = c.req.param('operatorId')
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(RoleForm, fields)
        if (!read.success) throw badRequest()
        await changeRole(backend, owner, { operatorId, role: read.data.role })
      }
      return step(c, run, onPage(c, operatorId))
    },
  )
  route({ method: 'POST', path: `${OPERATIONS}/operators/:operatorId/password`, may: 'team' }, (c, owner) => {
    const operatorId = c.req.param('operatorId')
    return shown(
      async () => {
        const password = await replacePassword(backend, owner, operatorId)
        const operator = await teamMember(backend, operatorId)
        return show(c, async () => passwordPage(operator, password))
      },
      onPage(c, operatorId),
    )
  })
  route({ method: 'POST', path: `${OPERATIONS}/operators/:operatorId/remove`, may: 'team' }, (c, owner) => {
    const operatorId = c.req.param('operatorId')
    return step(c, () => removeOperator(backend, owner, operatorId), onPage(c, operatorId))
  })
  route(
    { method: 'POST', path: `${OPERATIONS}/operators/:operatorId/reset-passkeys`, may: 'team' },
    (c, owner) => {
      const operatorId = c.req.param('operatorId')
      return step(c, () => resetPasskeys(backend, owner, operatorId), onPage(c, operatorId))
    },
  )
  route(
    { method: 'POST', path: `${OPERATIONS}/operators/passkeys`, may: 'team', body: RuleForm, form: true },
    async (c, owner) => {
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(RuleForm, fields)
        if (!read.success) throw badRequest()
        await requirePasskeys(backend, owner, read.data.required === 'yes')
      }
      return step(c, run, ({ message, http }) => show(c, () => list(message), http))
    },
  )
  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/operators/:operatorId/token`,
      may: 'team',
      body: TokenForm,
      form: true,
    },
    async (c, owner) => {
      const operatorId = c.req.param('operatorId')
      const fields = await formOf(c)
      return shown(
        async () => {
          const read = z.safeParse(TokenForm, fields)
          if (!read.success) throw badToken()
          const operator = await teamMember(backend, operatorId)
          const made = await addToken(backend, owner, { ...read.data, operatorId })
          return show(c, async () => tokenPage(operator, read.data.name, made))
        },
        onPage(c, operatorId),
      )
    },
  )
  route(
    { method: 'POST', path: `${OPERATIONS}/operators/tokens/:name/end`, may: 'team' },
    async (c, owner) => {
      await endToken(backend, owner, c.req.param('name'))
      return c.redirect(`${OPERATIONS}/operators`, 303)
    },
  )
}
