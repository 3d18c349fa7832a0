import { putOperator } from '../src/operations/operators.ts'
import { NOON } from './backend.ts'
import { openShop } from './shop.ts'

const PASSWORD = 'Desk#2025'

/** A shop with an operator, who signs in by `signIn`, and the pages and forms of the desk. */
export async function openDesk(...given: Parameters<typeof openShop>) {
  const shop = await openShop(...given)
  const origin = shop.backend.config.origins.api
  const DESK = `${origin}/staff/operations`
  await putOperator(shop.db, { operatorId: 'doyun', name: '한도윤', password: PASSWORD, now: NOON })
  const post = (path: string, fields: Record<string, string>, cookie: string, from = origin) =>
    shop.fetch(`${DESK}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: from, cookie },
      body: new URLSearchParams(fields).toString(),
    })
  const signedIn = await post('/sign-in', { operator_id: 'doyun', pwd: PASSWORD }, '')
  const [set = ''] = signedIn.headers.getSetCookie().filter((line) => line.startsWith('fandeck_operator='))
  const cookie = set.split(';')[0] ?? ''
  return {
    ...shop,
    /** Who signs in. */
    operator: { id: 'doyun', password: PASSWORD },
    cookie,
    get: (path: string, by = cookie) => shop.fetch(`${DESK}${path}`, { headers: { cookie: by } }),
    post: (path: string, fields: Record<string, string>, { by = cookie, from = origin } = {}) =>
      post(path, fields, by, from),
    /** The text of a page. */
    page: async (path: string) => (await shop.fetch(`${DESK}${path}`, { headers: { cookie } })).text(),
    call: shop.post,
    read: shop.get,
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
