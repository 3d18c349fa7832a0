import { claimCode } from '@fandeck/sdk/claims'
import { useCall } from '../internal/use-call.ts'

/** Returns a mutation that claims the card of a typed code (D12b). */
export const useClaimCode = () => useCall(claimCode)
