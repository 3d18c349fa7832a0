import type { MyPageAnswer } from '@fandeck/sdk/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FandeckQuery } from '../internal/query-options.ts'

/** A list of favourites, and how one of them is marked. */
interface Marking<Row, Options> {
  /** The name of its mutations. */
  name: string
  queryKey: FandeckQuery<Row[]>['queryKey']
  /** Whether a row of the list is what the options mark. */
  isMarked(row: Row, options: Options): boolean
  rowOf(options: Options): Row
  save(options: Options): Promise<MyPageAnswer>
}

/**
 * Returns a mutation that adds or removes a favourite. It updates the cached list optimistically, and rolls back when the
 * request fails.
 */
export function useMarking<Row, Options extends { favourite: boolean }>(marking: Marking<Row, Options>) {
  const { name, queryKey, isMarked, rowOf, save } = marking
  const cache = useQueryClient()
  const mutationKey = ['fandeck', name]
  const show = (options: Options) =>
    cache.setQueryData<Row[]>(queryKey, (rows) => {
      if (!rows) return rows
      const others = rows.filter((row) => !isMarked(row, options))
      return options.favourite ? [rowOf(options), ...others] : others
    })
  return useMutation({
    mutationKey,
    // Changes reach the server in the order of the presses.
    scope: { id: `fandeck-${name}` },
    mutationFn: save,
    onMutate: async (options: Options) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<Row[]>(queryKey)?.some((row) => isMarked(row, options)) ?? false
      show(options)
      return { before }
    },
    onSettled: (answer, error, options, shown) => {
      if (error || answer?.error !== undefined) show({ ...options, favourite: shown?.before ?? false })
      // Another change is still shown before its answer.
      if (cache.isMutating({ mutationKey }) === 1) void cache.invalidateQueries({ queryKey })
    },
  })
}
