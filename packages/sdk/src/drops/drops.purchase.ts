import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { call } from '../http/call.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { whileObserved } from '../kernel/while-observed.ts'
import { known, tracked } from './drops.call-state.ts'
import { reserveEndpoint } from './drops.endpoints.ts'
import { deliveryIncomplete, orderError, priceChanged, quotedAmountOf } from './drops.errors.ts'
import type { Order, Reservation } from './drops.orders.schema.ts'
import { idleCalls, type Purchase, type PurchaseState, purchaseStart } from './drops.purchase.state.ts'
import {
  isDeliveryComplete,
  isOrderOf,
  type PaymentState,
  withMethod,
  withReceiptInfoType,
  withReceiptType,
} from './drops.rules.ts'
import { purchaseMemory } from './drops.stored-purchase.ts'
import { getOrder, setDelivery } from './drops.ts'

/** How often an open payment is asked for, ms; and rarely while the page is hidden. */
const POLL_MS = 2000
const HIDDEN_POLL_MS = 10_000
/** Spreads the pages of a drop over a second, by a random byte. */
const SPREAD_MS = 4

/**
 * Creates the purchase of one drop, from the choice to the payment; `openPacks` opens the packs. It survives reloads, duplicated tabs and lost
 * answers: the Idempotency-Key is created before the first attempt and kept until the attempt has ended.
 *
 * @example
 * const purchase = createPurchase(fandeck, { dropId: 1 })
 * purchase.setCount(2)
 * const agreedAmount = amountToPay(info, purchase.getState())
 * await purchase.reserve({ redirectUrl: location.href, agreedAmount })
 * @see S3.14–S3.19, S7.31, D20, D21, D83
 */
export function createPurchase(fandeck: Fandeck, { dropId }: { dropId: number }): Purchase {
  const memory = purchaseMemory(fandeck, dropId)
  const empty = purchaseStart(dropId, undefined)
  const store = createStore<PurchaseState>(() => purchaseStart(dropId, memory.read()))
  const { getState: get, setState: set } = store
  let observed = false
  let timer: unknown

  const track = <T>(name: keyof PurchaseState['calls'], run: () => Promise<T>) =>
    tracked((state) => set({ calls: { ...get().calls, [name]: state } }), run)

  const unpaid = () => get().step === 'reserving' || get().step === 'delivery'
  const choosing = () => get().step === 'choosing'
  const over = () => ['paid', 'failed', 'expired'].includes(get().step)
  const choose = (change: Partial<PurchaseState>) => choosing() && set({ ...change, error: undefined })
  const pay = (change: (state: PaymentState) => PaymentState) => choose({ payment: change(get().payment) })

  /** Starts a new attempt with the same choices. */
  function begin(): void {
    const { payment } = get()
    memory.clear()
    set({
      step: 'choosing',
      reservation: undefined,
      quotedAmount: undefined,
      error: undefined,
      payment: { ...payment, orderId: undefined },
      calls: idleCalls,
    })
  }

  function end(step: 'failed' | 'expired', error: FandeckError): true {
    memory.clear()
    set({ step, error })
    fandeck.events.emit('drops:failed', { dropId, code: error.code })
    return true
  }

  /** Applies the server's view of the order; an open order leaves the step unchanged. */
  function settle(order: Order): boolean {
    if (order.status === 'PAID' && !isOrderOf(order, get().reservation)) {
      return end(
        'failed',
        new FandeckError('drops/order-mismatch', 'The order differs from the reserved one.'),
      )
    }
    if (order.status === 'PAID') {
      memory.clear()
      set({ step: 'paid', error: undefined })
      fandeck.events.emit('drops:purchased', { dropId, orderId: order.orderId })
      return true
    }
    const error = orderError(order.status, order.reason)
    return error ? end(order.status === 'EXPIRED' ? 'expired' : 'failed', error) : false
  }

  async function askServer(orderId: string): Promise<boolean | undefined> {
    try {
      return settle(await track('order', () => getOrder(fandeck, { orderId })))
    } catch (error) {
      // An order that is unknown or belongs to another member can never be paid here.
      return isFandeckError(error, 'drops/not-found') ? end('expired', error) : undefined
    }
  }

  let asking: Promise<boolean | undefined> | undefined
  /** Fetches the order; returns whether it has ended, or `undefined` when the server is unreachable. */
  async function ask(): Promise<boolean | undefined> {
    const { reservation } = get()
    if (!reservation || over()) return true
    asking ??= askServer(reservation.orderId).finally(() => {
      asking = undefined
    })
    return asking
  }

  const pollNow = () => void ask().then(poll)

  function poll(): void {
    fandeck.platform.timers.clearTimeout(timer)
    if (!observed || get().step !== 'paying') return
    const { timers, visibility, random } = fandeck.platform
    const ms = visibility.visible() ? POLL_MS : HIDDEN_POLL_MS
    timer = timers.setTimeout(pollNow, ms + SPREAD_MS * Number(random.bytes(1)))
  }

  function openPayment(reservation: Reservation): void {
    set({ step: 'paying', reservation, error: undefined })
    poll()
  }

  /** Asks the fan again: the server charges another total than the agreed one. The key stays for the next attempt. */
  function requote(error: FandeckError): void {
    const quotedAmount = quotedAmountOf(error)
    set({ step: 'choosing', reservation: undefined, quotedAmount, error })
    fandeck.events.emit('drops:price-changed', { dropId, paymentAmount: quotedAmount })
  }

  /** Sends the delivery address and opens the payment. */
  async function deliver(reservation: Reservation): Promise<void> {
    const { orderId } = reservation
    const { delivery } = get().payment
    try {
      await track('delivery', () => setDelivery(fandeck, { orderId, delivery }))
      memory.delivered()
      if (unpaid()) openPayment(reservation)
    } catch (error) {
      if (unpaid()) set({ step: 'delivery', error: known(error) })
      if (!isFandeckError(error)) throw error
      // A refusal for another reason than the address can mean that the order has ended.
      if (!error.retryable && error.code !== deliveryIncomplete) await ask()
    }
  }

  return {
    getState: get,
    getServerState: () => empty,
    subscribe: whileObserved(store, () => {
      observed = true
      poll()
      const unwatch = fandeck.platform.visibility.onVisible(() => get().step === 'paying' && pollNow())
      return () => {
        unwatch()
        observed = false
        poll()
      }
    }),
    setCount: (count) => choose({ count: Math.max(1, Math.trunc(count)), quotedAmount: undefined }),
    setTransferAgreement: (transferAgreement) => choose({ transferAgreement }),
    setMethod: (method) => pay((state) => withMethod(state, method)),
    setReceiptType: (type) => pay((state) => withReceiptType(state, type)),
    setReceiptInfoType: (type) => pay((state) => withReceiptInfoType(state, type)),
    setReceiptInfo: (receiptInfo) =>
      pay((state) => ({
        ...state,
        cashReceipt: { ...state.cashReceipt, receiptInfo },
      })),
    setDelivery(change) {
      const { step, payment } = get()
      if (step !== 'choosing' && step !== 'delivery') return
      set({ payment: { ...payment, delivery: { ...payment.delivery, ...change } }, error: undefined })
    },

    async reserve({ redirectUrl, delivery = false, openingAgreement, pass, agreedAmount }) {
      if (!choosing()) return
      const { count, transferAgreement, payment } = get()
      if (delivery && !isDeliveryComplete(payment.delivery)) {
        return set({ error: new FandeckError(deliveryIncomplete, 'The delivery address is incomplete.') })
      }
      set({
        step: 'reserving',
        error: undefined,
        payment: { ...payment, payment: { ...payment.payment, redirectUrl } },
      })
      const idempotencyKey = memory.begin({ count, method: payment.payment.method })
      const body = {
        dropId,
        amount: count,
        redirectUrl,
        transferAgreement,
        method: payment.payment.method,
        self: true,
        ...payment.cashReceipt,
        buyerName: fandeck.session.getState().user?.nickname ?? '',
        mintTypeValue: 'NORMAL',
        openingAgreement,
        pass,
      }
      try {
        const reservation = await track('reserve', () =>
          call(fandeck, reserveEndpoint, { body, idempotencyKey, agreedAmount }),
        )
        const { orderId, paymentAmount } = reservation
        // A server that does not know the header charges its own price.
        if (agreedAmount !== undefined && paymentAmount !== agreedAmount) {
          return requote(priceChanged(paymentAmount))
        }
        memory.reserved(reservation, delivery)
        set({ reservation, payment: { ...get().payment, orderId } })
        fandeck.events.emit('drops:reserved', { dropId, orderId })
      } catch (error) {
        if (isFandeckError(error, 'drops/price-changed')) return requote(error)
        // A lost answer is retried with the same key, so that the order is never duplicated.
        if (!isFandeckError(error) || !error.retryable) memory.clear()
        set({ step: 'choosing', error: known(error) })
        if (!isFandeckError(error)) throw error
        return
      }
      const { reservation } = get()
      if (reservation) await (delivery ? deliver(reservation) : openPayment(reservation))
    },

    async deliver() {
      const { reservation, step, calls } = get()
      if (!reservation || step !== 'delivery' || calls.delivery.loading) return
      set({ error: undefined })
      await deliver(reservation)
    },

    async check() {
      await ask()
    },

    async closePayment() {
      if (get().step === 'delivery') return set({ step: 'resumable', error: undefined })
      if (get().step !== 'paying') return
      set({ step: 'confirming' })
      const ended = await ask()
      if (!ended && get().step === 'confirming') set({ step: 'resumable' })
    },

    async resume() {
      const { reservation, step } = get()
      if (!reservation || step !== 'resumable') return
      set({ step: 'confirming' })
      const ended = await ask()
      if (ended === undefined) set({ step: 'resumable', error: get().calls.order.errorInfo })
      else if (ended) return
      else if (memory.read()?.deliveryDue) set({ step: 'delivery', error: undefined })
      else openPayment(reservation)
    },

    giveUp() {
      if (get().step === 'resumable') begin()
    },

    restart() {
      if (over()) begin()
    },
  }
}
