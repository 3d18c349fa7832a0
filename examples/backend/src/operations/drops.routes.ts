import { DropPreview } from '@fandeck/sdk/shop'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { askDrop, changeDropIn } from '../controls/change.ts'
import { runningDrop } from '../controls/running.ts'
import { transactOnce } from '../db/transact.ts'
import { formOf } from '../form.ts'
import { notFound, Problem } from '../problem.ts'
import { parse } from '../reply.ts'
import type { Can } from '../roles.ts'
import { operatorRoutesOf } from '../routes.ts'
import { recordAction } from './actions.ts'
import { changeIn, DropForm } from './drops.form.ts'
import { confirmPage, type DropDraft, dropPage } from './drops.page.ts'
import { OPERATIONS } from './layout.ts'
import { Id, type operatorPages, step } from './pages.ts'

const bad = () => new Problem(400, '입력한 값을 확인해 주세요.', 'BAD_REQUEST')

const idOf = (c: Context): number => {
  const id = z.safeParse(Id, c.req.param('dropId'))
  if (!id.success) throw notFound()
  return id.data
}

/** Mounts the pages on which operators run a drop of a match day. */
export function mountDropPages(
  app: Hono,
  backend: Backend,
  { desk, admit }: ReturnType<typeof operatorPages>,
): void {
  const route = operatorRoutesOf(app, admit)
  const dropOf = async (dropId: number, can: Can, draft?: DropDraft) =>
    dropPage(await runningDrop(backend, dropId), can, draft)

  route({ method: 'GET', path: `${OPERATIONS}/drops/:dropId`, may: 'look' }, (c) => {
    const dropId = idOf(c)
    return desk(c, 'drops', `드롭 ${dropId}`, (can) => dropOf(dropId, can))
  })

  route(
    { method: 'GET', path: `${OPERATIONS}/drops/:dropId/confirm`, may: 'drops', query: DropForm },
    async (c) => {
      const dropId = idOf(c)
      const show = (content: Parameters<typeof desk>[3], http?: Problem['http']) =>
        desk(c, 'drops', `드롭 ${dropId}`, content, http)
      try {
        const change = changeIn(parse(DropForm, c.req.query()))
        if (!change) throw bad()
        const preview = await askDrop(backend, { drop: String(dropId), change })
        return await show(async () => confirmPage(preview, change))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return show((can) => dropOf(dropId, can, { problem: error.message }), error.http)
      }
    },
  )

  route(
    {
      method: 'POST',
      path: `${OPERATIONS}/drops/:dropId/change`,
      may: 'drops',
      body: DropForm,
      form: true,
    },
    async (c, { operatorId }) => {
      const dropId = idOf(c)
      const fields = await formOf(c)
      const read = z.safeParse(DropForm, fields)
      const change = read.success ? changeIn(read.data) : undefined
      const { reason, confirm } = read.success ? read.data : {}
      return step(
        c,
        async () => {
          if (!change || (reason ?? '').length > 200) throw bad()
          await transactOnce(backend, async (tx) => {
            const order = { drop: String(dropId), change, confirm, ...(reason && { reason }) }
            await changeDropIn(tx, backend, order, { author: operatorId, by: 'desk' })
            const action = `drop-${change.action}` as const
            await recordAction(tx, backend, { operatorId, action, subject: `드롭 ${dropId}` })
          })
        },
        async ({ message: problem, http, code, data }) => {
          // Of a step that another operator has overtaken, and of one without a reason: what it would change now.
          const given = z.safeParse(DropPreview, data)
          const preview =
            change && code === 'DROP_REASON'
              ? await askDrop(backend, { drop: String(dropId), change })
              : given.success
                ? given.data
                : undefined
          const typed = (name: string) => {
            const value = fields[name]
            return typeof value === 'string' ? value : undefined
          }
          return desk(
            c,
            'drops',
            `드롭 ${dropId}`,
            async (can) =>
              preview && change
                ? confirmPage(preview, change, { problem, reason: typed('reason') })
                : dropOf(dropId, can, { problem, notice: typed('notice'), until: typed('until') }),
            http,
          )
        },
      )
    },
  )
}
