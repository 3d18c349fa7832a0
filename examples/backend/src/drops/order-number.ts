import { randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '@fandeck/sdk/claims'
import { seoulTime } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'

const LENGTH = 12

/**
 * Returns a new order number, such as `FD-251121-K3WRT9HXE4LP`: the day in Seoul, then 54 random bits in characters that
 * are hard to confuse when a fan reads them out.
 */
export function createOrderNumber(at: number): string {
  const day = z.encode(seoulTime, at).slice(2, 10).replaceAll('-', '')
  const random = Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)])
  return `FD-${day}-${random.join('')}`
}
