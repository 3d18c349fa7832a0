import { forwardRef, type ReactNode, useMemo, useState } from 'react'
import { AccordionRoot } from '../primitives/accordion/Accordion.tsx'
import type { PartProps } from '../primitives/part/Part.tsx'
import { WalletRowsContext } from './wallet-rows.ts'

/** The props of the rows, of which at most one is open. */
export interface WalletRootProps extends PartProps {
  /** The `benefitId` of the benefit that is open at first. */
  defaultBenefitId?: number | undefined
  children: ReactNode
}

/**
 * Benefit rows of which at most one is open, so that at most one QR is renewed.
 *
 * @see S4.25
 */
export const WalletRoot = /* @__PURE__ */ forwardRef<HTMLElement, WalletRootProps>(function WalletRoot(
  { defaultBenefitId, children, ...root },
  ref,
) {
  const [{ value, turn }, setRows] = useState({
    value: defaultBenefitId === undefined ? undefined : String(defaultBenefitId),
    turn: 0,
  })
  const rows = useMemo(() => ({ turn }), [turn])
  return (
    <WalletRowsContext.Provider value={rows}>
      <AccordionRoot
        {...root}
        ref={ref}
        value={value}
        onValueChange={(next) => setRows((last) => ({ value: next, turn: last.turn + 1 }))}
      >
        {children}
      </AccordionRoot>
    </WalletRowsContext.Provider>
  )
})
