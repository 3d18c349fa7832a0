import { isFandeckError } from '@fandeck/sdk'
import { completeBenefit } from '@fandeck/sdk/claims'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns a mutation that completes one benefit with the staff password. Refetches the list after a success (S4.28),
 * and after a failure that can hide one: a lost reply, or a benefit that is already used.
 */
export function useCompleteBenefit({ benefitId }: { benefitId: number }) {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (options: { password: string }) => completeBenefit(fandeck, { benefitId, ...options }),
    onError(error) {
      const told = isFandeckError(error) && error.serverCode
      if (!told || told === 'ALREADY_USED') void cache.invalidateQueries({ queryKey: memberKey('benefits') })
    },
  })
}
