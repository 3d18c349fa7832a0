import type { ReactNode } from 'react'

/** A fact of an order and its name. */
export const OrderFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
