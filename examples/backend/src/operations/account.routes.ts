import { text, typedLine } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { visitorQueues } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { formOf } from '../form.ts'
import { badRequest, Problem } from '../problem.ts'
import { parse } from '../reply.ts'
import { operatorRoutesOf } from '../routes.ts'
import { accountPage } from './account.page.ts'
import { passkeysOf } from './challenges.ts'
import { OPERATIONS } from './layout.ts'
import { changeOwnPassword, type SignedIn, type TypedPassword } from './operators.ts'
import { COOKIE, type operatorPages, step } from './pages.ts'
import { arePasskeysRequired, removePasskey } from './passkey-rules.ts'
import { addPasskey, PasskeyField, registerOptions } from './passkeys.ts'

const PATH = `${OPERATIONS}/account`

/** Shown after the password has changed. */
const Query = z.object({ changed: z.optional(z.literal('yes')) })
const AddForm = z.object({ name: typedLine({ min: 1, max: 40 }), response: PasskeyField })
const OptionsForm = z.object({ pwd: text({ min: 1, max: 64 }) })
const PasswordForm = z.object({
  pwd: text({ min: 1, max: 64 }),
  new_pwd: text({ min: 10, max: 64 }),
  again: text({ min: 1, max: 64 }),
})
const RemoveForm = z.object({ credential: z.string().check(z.regex(/^[\w-]{1,2000}$/)) })

/** Mounts the page of an operator's own account, with their passkeys. */
export function mountAccountPage(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const show = (
    c: Context,
    operator: SignedIn,
    { message, http, changed = false }: { message?: string; http?: Problem['http']; changed?: boolean } = {},
  ) =>
    desk(
      c,
      'account',
      '내 계정',
      async () =>
        accountPage(operator, {
          passkeys: await passkeysOf(backend.db, operator.operatorId),
          required: await arePasskeysRequired(backend.db),
          problem: message,
          changed,
        }),
      http,
    )
  const tokenOf = (c: Context) => getCookie(c, COOKIE) ?? ''

  const queues = visitorQueues(backend)
  /** Runs a step with a password that was typed in a request. */
  const withPassword = <T>(c: Context, password: string, run: (typed: TypedPassword) => Promise<T>) => {
    const visitor = queues.visitorOf(c)
    return queues
      .login(visitor, () => run({ password, visitor }))
      .catch((error: unknown) => {
        // Their id is known.
        if (error instanceof Problem && error.code === 'WRONG_PASSWORD')
          throw new Problem(403, '비밀번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_PASSWORD')
        throw error
      })
  }

  route({ method: 'GET', path: PATH, may: 'self', query: Query }, (c, operator) =>
    show(c, operator, { changed: z.safeParse(Query, c.req.query()).data?.changed !== undefined }),
  )
  // The script of the page requests it at the press of the button.
  route(
    { method: 'POST', path: `${PATH}/passkeys/options`, may: 'self', body: OptionsForm, form: true },
    async (c, operator) => {
      c.header('cache-control', 'no-store')
      const { pwd } = parse(OptionsForm, await formOf(c))
      const sessionToken = tokenOf(c)
      const options = await withPassword(c, pwd, (typed) =>
        registerOptions(backend, operator, { sessionToken, typed }),
      )
      return c.json(options)
    },
  )
  route(
    { method: 'POST', path: `${PATH}/password`, may: 'self', body: PasswordForm, form: true },
    async (c, operator) => {
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(PasswordForm, fields)
        if (!read.success)
          throw new Problem(400, '새 비밀번호를 10자 이상 64자 이하로 입력해 주세요.', 'BAD_REQUEST')
        const { pwd, new_pwd: chosen, again } = read.data
        if (chosen !== again)
          throw new Problem(400, '새 비밀번호 두 개가 서로 달라요. 다시 입력해 주세요.', 'BAD_REQUEST')
        if (chosen === pwd || chosen === operator.operatorId)
          throw new Problem(400, '지금 비밀번호나 아이디와 다른 비밀번호를 입력해 주세요.', 'BAD_REQUEST')
        const sessionToken = tokenOf(c)
        await withPassword(c, pwd, (typed) =>
          changeOwnPassword(backend, operator, { sessionToken, chosen, typed }),
        )
      }
      return step(c, run, (refusal) => show(c, operator, refusal), `${PATH}?changed=yes`)
    },
  )
  route(
    { method: 'POST', path: `${PATH}/passkeys/add`, may: 'self', body: AddForm, form: true },
    async (c, operator) => {
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(AddForm, fields)
        if (!read.success) throw new Problem(400, '패스키 이름을 40자 이하로 입력해 주세요.', 'BAD_REQUEST')
        const { name, response: json } = read.data
        await addPasskey(backend, operator, { sessionToken: tokenOf(c), name, json })
      }
      return step(c, run, (refusal) => show(c, operator, refusal), PATH)
    },
  )
  route(
    { method: 'POST', path: `${PATH}/passkeys/remove`, may: 'self', body: RemoveForm, form: true },
    async (c, operator) => {
      const fields = await formOf(c)
      const run = async () => {
        const read = z.safeParse(RemoveForm, fields)
        if (!read.success) throw badRequest()
        await removePasskey(backend, operator, read.data.credential)
      }
      return step(c, run, (refusal) => show(c, operator, refusal), PATH)
    },
  )
}
