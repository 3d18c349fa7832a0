import type { Fandeck } from '@fandeck/sdk'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { memberKey } from './query-keys.ts'

/**
 * Returns a mutation that changes something of the member, one at a time per `id`; pending until the query of `key` has
 * been fetched again. A refusal fetches nothing.
 */
export function useChange<Options, Data>(
  change: (fandeck: Fandeck, options: Options) => Promise<MyPageAnswer<Data>>,
  key: string,
  id = key,
) {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (options: Options) => change(fandeck, options),
    scope: { id: `fandeck-${id}` },
    onSuccess: ({ error }) =>
      error === undefined ? cache.invalidateQueries({ queryKey: memberKey(key) }) : undefined,
  })
}
