import { isNotNull } from 'drizzle-orm'
import { editions } from '../src/cards/tables.ts'
import type { mintings } from '../src/drops/tables.ts'
import { portOneCompany } from '../src/payment/portone.company.ts'
import { pollPayments } from '../src/payment/portone.settle.ts'
import { startPortOne } from './portone.ts'
import { answerOf, openShop } from './shop.ts'

/** A shop in production mode with a test double of PortOne. */
export async function openPortOneShop(drop: Partial<typeof mintings.$inferInsert> = {}) {
  const portOne = await startPortOne()
  const shop = await openShop(drop, { portOne: portOne.config, mode: 'production' })
  portOne.state.now = shop.clock.now
  const { backend, db, api, pay } = shop

  /** An order whose payment page has been opened. */
  async function checkout(fields: Record<string, unknown> = {}) {
    const fan = await shop.member()
    const { orderId, paymentUrl } = await shop.reserve(fan, 1, fields)
    const { pathname } = new URL(paymentUrl)
    const page = await pay.request(pathname, { headers: { 'sec-fetch-dest': 'iframe' } })
    const text = await page.text()
    const json = /id="payment">(.*?)<\/script>/.exec(text)?.[1]
    return {
      orderId,
      page,
      text,
      /** The request that the page passes to PortOne's script. */
      request: json === undefined ? undefined : JSON.parse(json).request,
      comesBack: async (code = '') =>
        (await pay.request(`${pathname}/return${code && `?code=${code}`}`)).text(),
      opens: () => pay.request(pathname),
      state: async () => (await shop.orderOf(fan, orderId)).status,
    }
  }

  const send = async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    answerOf(await api.request(path, { method: 'POST', body, headers }))

  return {
    ...shop,
    portOne,
    checkout,
    send,
    /** Delivers a webhook of PortOne. */
    tells: (paymentId: string) =>
      send('/payment/callback', portOne.webhook('Transaction.Paid', { paymentId, storeId: 'store-1' })),
    /** Runs the job of the worker that polls started payments. */
    ask: (ending?: AbortSignal) => pollPayments(backend, portOneCompany(portOne.config), ending),
    cards: async () => (await db.select().from(editions).where(isNotNull(editions.orderId))).length,
    async close() {
      await shop.close()
      await portOne.close()
    },
  }
}
export type PortOneShop = Awaited<ReturnType<typeof openPortOneShop>>
