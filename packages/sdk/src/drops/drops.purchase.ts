import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { dropStart } from '../constants.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import { getOrder, postMinting } from './drops.api.ts'
import { orderError } from './drops.errors.ts'
import { purchaseMemory } from './drops.memory.ts'
import {
  type CashReceipt,
  initialPayment,
  type PaymentState,
  withMethod,
  withReceiptInfoType,
  withReceiptType,
} from './drops.rules.ts'
import type {
  DrawnCard,
  Order,
  PaymentMethod,
  ReceiptInfoType,
  ReceiptType,
  Reservation,
} from './drops.schema.ts'

/**
 * Where a purchase stands. `choosing` → `reserving` → `paying` → `confirming` → `revealed`, or `failed`, or
 * `expired`; `resumable` when a reservation is held but its payment is not open.
 */
export type PurchaseStep =
  | 'choosing'
  | 'reserving'
  | 'paying'
  | 'confirming'
  | 'revealed'
  | 'failed'
  | 'expired'
  | 'resumable'

/** One call's flags and what went wrong the last time (S3.15, D65). */
export interface CallState {
  loading: boolean
  done: boolean
  error: boolean
  errorInfo: FandeckError | undefined
}

/** What a purchase is at this moment. */
export interface PurchaseState {
  step: PurchaseStep
  mintingSeq: number
  /** Packs. */
  count: number
  transferAgreement: boolean
  payment: PaymentState
  reservation: Reservation | undefined
  cards: readonly DrawnCard[]
  /** Why there are no cards, in `failed` and `expired`; why the last press did nothing, in `choosing`. */
  error: FandeckError | undefined
  calls: { reserve: CallState; order: CallState }
}

/** A purchase of one drop. */
export interface Purchase {
  /** The newest state; it asks no server. */
  getState(): PurchaseState
  /** Listens; the server is asked about an open payment only while somebody does. Returns its undo. */
  subscribe(listener: (state: PurchaseState) => void): () => void
  /** Packs, at least 1; the upper limit is `maxCount`. Choices count only while `step` is `choosing`. */
  setCount(count: number): void
  /** The fan's consent to the transfer of data, `agree_yn` on the wire; off at first (S3.14). */
  setTransferAgreement(agreed: boolean): void
  /** Resets the cash receipt too (S4.49). */
  setMethod(method: PaymentMethod): void
  /** Resets info type and info too (S4.50). */
  setReceiptType(type: ReceiptType): void
  /** Resets the info too (S4.51). */
  setReceiptInfoType(type: ReceiptInfoType): void
  /** Kept as it is typed; at most 40 characters are sent. */
  setReceiptInfo(info: string): void
  /** Reserves the packs and opens the payment; a second press while it runs is the same press. */
  reserve(options: { redirectUrl: string }): Promise<void>
  /** Asks the server how the payment stands; call it when the payment page has loaded another page. */
  check(): Promise<void>
  /** The fan has closed the payment: the server, not the closing, says what happened. */
  closePayment(): Promise<void>
  /** Goes on with a reservation that is still held. */
  resume(): Promise<void>
  /** Begins a new attempt after an end, with the same choices. */
  restart(): void
}

const POLL_MS = 2000
const idle: CallState = { loading: false, done: false, error: false, errorInfo: undefined }
const known = (error: unknown) => (isFandeckError(error) ? error : undefined)

/**
 * The purchase of one drop, from the choice to the cards. It survives a reload, a second tab and a lost answer: the
 * Idempotency-Key is made before the first press and kept until the attempt has ended.
 *
 * @example
 * const purchase = createPurchase(fandeck, { mintingSeq: 1 })
 * purchase.setCount(2)
 * await purchase.reserve({ redirectUrl: location.href })
 */
export function createPurchase(fandeck: Fandeck, { mintingSeq }: { mintingSeq: number }): Purchase {
  const memory = purchaseMemory(fandeck, mintingSeq)
  const saved = memory.read()
  const store = createStore<PurchaseState>(() => ({
    step: saved?.reservation ? 'resumable' : 'choosing',
    mintingSeq,
    count: saved?.count ?? dropStart.count,
    transferAgreement: dropStart.transferAgreement,
    payment: saved ? withMethod(initialPayment, saved.method) : initialPayment,
    reservation: saved?.reservation,
    cards: [],
    error: undefined,
    calls: { reserve: idle, order: idle },
  }))
  const { getState: get, setState: set } = store
  let listeners = 0
  let timer: unknown

  async function tracked<T>(name: keyof PurchaseState['calls'], call: () => Promise<T>): Promise<T> {
    const flags = (state: CallState) => set({ calls: { ...get().calls, [name]: state } })
    flags({ ...idle, loading: true })
    try {
      const result = await call()
      flags({ ...idle, done: true })
      return result
    } catch (error) {
      flags({ ...idle, error: true, errorInfo: known(error) })
      throw error
    }
  }

  const choosing = () => get().step === 'choosing'
  const choose = (change: Partial<PurchaseState>) => choosing() && set({ ...change, error: undefined })
  const pay = (change: (state: PaymentState) => PaymentState) => choose({ payment: change(get().payment) })

  function end(step: 'failed' | 'expired', error: FandeckError): true {
    memory.clear()
    set({ step, error })
    fandeck.events.emit('drops:failed', { mintingSeq, code: error.code })
    return true
  }

  /** Takes over what the server says of the order; an open order leaves the step alone. */
  function settle(order: Order): boolean {
    if (order.status === 'PAID') {
      memory.clear()
      set({ step: 'revealed', cards: order.cards, error: undefined })
      fandeck.events.emit('drops:purchased', { mintingSeq, orderId: order.orderId, cards: order.cards })
      return true
    }
    const error = orderError(order.status, order.reason)
    return error ? end(order.status === 'EXPIRED' ? 'expired' : 'failed', error) : false
  }

  async function askServer(orderId: string): Promise<boolean | undefined> {
    try {
      return settle(await tracked('order', () => getOrder(fandeck, orderId)))
    } catch (error) {
      // An order that the server does not know, or not as this member's, will never be paid here.
      return isFandeckError(error, 'drops/not-found') ? end('expired', error) : undefined
    }
  }

  let asking: Promise<boolean | undefined> | undefined
  /** Whether the order has ended; `undefined` when the server could not be asked. */
  async function ask(): Promise<boolean | undefined> {
    const { reservation, step } = get()
    if (!reservation || step === 'revealed' || step === 'failed' || step === 'expired') return true
    asking ??= askServer(reservation.orderId).finally(() => {
      asking = undefined
    })
    return asking
  }

  function poll(): void {
    fandeck.seams.timers.clearTimeout(timer)
    if (listeners === 0 || get().step !== 'paying') return
    timer = fandeck.seams.timers.setTimeout(() => void ask().then(poll), POLL_MS)
  }

  function openPayment(reservation: Reservation): void {
    set({
      step: 'paying',
      reservation,
      error: undefined,
      payment: { ...get().payment, orderId: reservation.orderId },
    })
    poll()
  }

  return {
    getState: get,
    subscribe(listener) {
      const stop = store.subscribe(listener)
      listeners++
      poll()
      return () => {
        stop()
        listeners--
        poll()
      }
    },
    setCount: (count) => choose({ count: Math.max(1, Math.trunc(count)) }),
    setTransferAgreement: (transferAgreement) => choose({ transferAgreement }),
    setMethod: (method) => pay((state) => withMethod(state, method)),
    setReceiptType: (type) => pay((state) => withReceiptType(state, type)),
    setReceiptInfoType: (type) => pay((state) => withReceiptInfoType(state, type)),
    setReceiptInfo: (receiptInfo) =>
      pay((state) => ({
        ...state,
        cashReceipt: { ...state.cashReceipt, receiptInfo } satisfies CashReceipt,
      })),

    async reserve({ redirectUrl }) {
      if (!choosing()) return
      const { count, transferAgreement, payment } = get()
      set({ step: 'reserving', error: undefined })
      const key = memory.begin({ count, method: payment.payment.method })
      const body = {
        mintingSeq,
        amount: count,
        redirectUrl,
        transferAgreement,
        method: payment.payment.method,
        self: true,
        ...payment.cashReceipt,
        buyerName: fandeck.session.getState().user?.nickName ?? '',
        mintTypeValue: 'NORMAL',
      }
      try {
        const reservation = await tracked('reserve', () => postMinting(fandeck, body, key))
        memory.reserved(reservation)
        fandeck.events.emit('drops:reserved', { mintingSeq, orderId: reservation.orderId })
        openPayment(reservation)
      } catch (error) {
        // After a lost answer the same key is sent again, so that the order is never doubled.
        if (!isFandeckError(error) || !error.retryable) memory.clear()
        set({ step: 'choosing', error: known(error) })
        if (!isFandeckError(error)) throw error
      }
    },

    async check() {
      await ask()
    },

    async closePayment() {
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
      else if (!ended) openPayment(reservation)
    },

    restart() {
      const { step, payment } = get()
      if (step !== 'failed' && step !== 'expired' && step !== 'revealed') return
      memory.clear()
      set({
        step: 'choosing',
        reservation: undefined,
        cards: [],
        error: undefined,
        payment: { ...payment, orderId: undefined },
        calls: { reserve: idle, order: idle },
      })
    },
  }
}
