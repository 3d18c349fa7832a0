import { RECONCILE_PARTS, type ReconcilePart } from '@fandeck/sdk/shop'
import type { Backend } from '../context.ts'
import { paymentsOf } from '../payment/adapters.ts'
import { compareChain } from './chain.ts'
import { comparePayments } from './payments.ts'
import type { Compare, Difference, Slice } from './slice.ts'
import { compareStock } from './stock.ts'
import { compareWork } from './work.ts'

const comparisons = (backend: Backend): Record<ReconcilePart, Compare> => ({
  payments: comparePayments(paymentsOf(backend)),
  chain: compareChain,
  stock: compareStock,
  work: compareWork(),
})

/** What does not answer, so that nothing can be compared with it. */
const AWAY: Partial<Record<ReconcilePart, Omit<Difference, 'part'>>> = {
  payments: {
    code: 'COMPANY_AWAY',
    subject: 'payments',
    text: '결제사가 결제 목록을 알려 주지 않아 주문과 비교하지 못했어요.',
    next: '결제사의 상태와 PORTONE_API_SECRET을 확인해 주세요. 한 시간 뒤에 다시 비교해요.',
  },
  chain: {
    code: 'CHAIN_AWAY',
    subject: 'chain',
    text: '체인이 응답하지 않아 카드와 비교하지 못했어요.',
    next: 'LEDGER_RPC_URL의 주소가 응답하는지 확인해 주세요. 한 시간 뒤에 다시 비교해요.',
  },
}

/**
 * Compares a slice of a part of the shop: payments beside orders, tokens and stock beside copies, the waiting work. Reads
 * only. A company or a chain that does not answer is itself a difference.
 */
export async function compareSlice(backend: Backend, part: ReconcilePart, after?: string): Promise<Slice> {
  try {
    return await comparisons(backend)[part](backend, after)
  } catch (error) {
    const away = AWAY[part]
    if (!away) throw error
    backend.log.error(`reconcile.${part}`, error)
    return { differences: [{ part, ...away }], compared: 0, skipped: away.text }
  }
}

/** Returns the slices of a part, one after the other. */
export async function* slicesOf(backend: Backend, part: ReconcilePart, ending?: AbortSignal) {
  let after: string | undefined
  do {
    const slice = await compareSlice(backend, part, after)
    yield slice
    after = slice.after
  } while (after !== undefined && !ending?.aborted)
}

/** Returns all differences of a shop. */
export async function differencesOf(backend: Backend): Promise<Difference[]> {
  const found: Difference[] = []
  for (const part of RECONCILE_PARTS)
    for await (const { differences } of slicesOf(backend, part)) found.push(...differences)
  return found
}
