import { type ReactNode, useMemo, useState } from 'react'
import { AccordionRoot } from '../primitives/accordion/Accordion.tsx'
import { WalletRowsContext } from './wallet-rows.ts'

/** At most one benefit is open. */
export interface WalletRootProps {
  /** The `benefitId` of the benefit that is open at first. */
  defaultBenefitId?: number | undefined
  children: ReactNode
}

/**
 * Benefit rows of which one is open at a time, so that one QR is renewed at most.
 *
 * @see spec §4 Benefit rows (S4.25)
 */
export function WalletRoot({ defaultBenefitId, children }: WalletRootProps) {
  const [{ value, turn }, setRows] = useState({
    value: defaultBenefitId === undefined ? undefined : String(defaultBenefitId),
    turn: 0,
  })
  const rows = useMemo(() => ({ turn }), [turn])
  return (
    <WalletRowsContext.Provider value={rows}>
      <AccordionRoot
        value={value}
        onValueChange={(next) => setRows((last) => ({ value: next, turn: last.turn + 1 }))}
      >
        {children}
      </AccordionRoot>
    </WalletRowsContext.Provider>
  )
}
