import { typedLine } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { formOf } from '../form.ts'
import { badRequest, Problem } from '../problem.ts'
import { operatorRoutesOf } from '../routes.ts'
import { accountPage } from './account.page.ts'
import { passkeysOf } from './challenges.ts'
import { OPERATIONS } from './layout.ts'
import type { SignedIn } from './operators.ts'
import { COOKIE, type operatorPages, step } from './pages.ts'
import { arePasskeysRequired, removePasskey } from './passkey-rules.ts'
import { addPasskey, PasskeyField, registerOptions } from './passkeys.ts'

const PATH = `${OPERATIONS}/account`

const AddForm = z.object({ name: typedLine({ min: 1, max: 40 }), response: PasskeyField })
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
    { message, http }: { message?: string; http?: Problem['http'] } = {},
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
        }),
      http,
    )
  const tokenOf = (c: Context) => getCookie(c, COOKIE) ?? ''

  route({ method: 'GET', path: PATH, may: 'self' }, (c, operator) => show(c, operator))
  // The script of the page asks for it at the press of the button.
  route({ method: 'POST', path: `${PATH}/passkeys/options`, may: 'self' }, async (c, operator) => {
    c.header('cache-control', 'no-store')
    return c.json(await registerOptions(backend, operator, tokenOf(c)))
  })
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
