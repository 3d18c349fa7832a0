import type { Fandeck } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that makes a call of the SDK with the options of the mutation. */
export function useCall<Options, Result>(call: (fandeck: Fandeck, options: Options) => Promise<Result>) {
  const fandeck = useFandeck()
  return useMutation({ mutationFn: (options: Options) => call(fandeck, options) })
}
