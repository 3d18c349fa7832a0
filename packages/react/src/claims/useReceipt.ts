import { completeBenefit } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Completes one benefit with the staff password. */
export function useReceipt(idx: number) {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { password: string }) => completeBenefit(fandeck, { idx, ...options }),
  })
}
