import { type ClaimOptions, claimCode } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Returns a mutation that claims the card of a typed code (D12b). */
export function useClaimCode() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: ClaimOptions) => claimCode(fandeck, options),
  })
}
