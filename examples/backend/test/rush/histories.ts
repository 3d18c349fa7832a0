import type { PaymentEvent } from '../../src/payment/adapter.ts'
import type { Random } from './random.ts'

export type Kind = PaymentEvent['kind']
const KINDS: readonly Kind[] = ['created', 'paid', 'cancelled', 'refunded']

/** Returns every order of a list. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((head, at) => permutations(list.toSpliced(at, 1)).map((rest) => [head, ...rest]))
}

/** Returns the 24 orders of the four events, then seeded histories with up to three copies of each. */
export function paymentHistories(count: number, dice: Random): Kind[][] {
  const histories = permutations(KINDS)
  while (histories.length < count) {
    const copies = KINDS.flatMap((kind) => Array.from({ length: 1 + dice.below(3) }, () => kind))
    histories.push(dice.shuffled(copies))
  }
  return histories.slice(0, count)
}
