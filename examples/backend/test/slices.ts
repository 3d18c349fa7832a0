import type { ReconcilePart } from '@fandeck/sdk/shop'
import type { Backend } from '../src/context.ts'
import { slicesOf } from '../src/reconcile/reconcile.ts'
import type { Slice } from '../src/reconcile/slice.ts'

/** Returns the slices of a comparison. */
export async function allSlices(backend: Backend, part: ReconcilePart): Promise<Slice[]> {
  const slices: Slice[] = []
  for await (const slice of slicesOf(backend, part)) slices.push(slice)
  return slices
}
