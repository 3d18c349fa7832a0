import { type BenefitQr, type BenefitQrState, createBenefitQr } from '@fandeck/sdk'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-machine.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: BenefitQrState) => state

/** The rotating QR of one benefit; it is renewed while this is mounted, so mount it only in the open row (S4.27). */
export function useBenefitQr(benefitId: number): readonly [BenefitQrState, BenefitQr] {
  const fandeck = useFandeck()
  const qr = useMemo(() => createBenefitQr(fandeck, { benefitId }), [fandeck, benefitId])
  return [useWatched(qr, whole), qr]
}
