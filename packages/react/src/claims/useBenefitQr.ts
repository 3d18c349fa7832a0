import { type BenefitQr, type BenefitQrState, createBenefitQr } from '@fandeck/sdk/claims'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: BenefitQrState) => state

/** Returns the rotating QR of one benefit. Renews it while mounted, so mount it in the open row only (S4.27). */
export function useBenefitQr({ benefitId }: { benefitId: number }): readonly [BenefitQrState, BenefitQr] {
  const fandeck = useFandeck()
  const qr = useMemo(() => createBenefitQr(fandeck, { benefitId }), [fandeck, benefitId])
  return [useWatched(qr, whole), qr]
}
