import type { TransactionDetail } from '@fandeck/sdk/drops'
import type { ReactNode } from 'react'
import { forwardRef, useId } from 'react'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import './OrderDetail.css'

/** The props of a part of an order. */
export interface OrderPartProps extends HeadedPartProps {
  order: TransactionDetail
}

interface FrameProps extends HeadedPartProps {
  title: string
  /** What stands beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A section of an order with its title. */
export const OrderPart = /* @__PURE__ */ forwardRef<HTMLElement, FrameProps>(function OrderPart(
  { title, action, headingLevel = 2, children, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const heading = (
    <Heading className="fandeck-title-3" id={id}>
      {title}
    </Heading>
  )
  return (
    <Part tag="section" base="fandeck-root fandeck-order__part" aria-labelledby={id} {...root} ref={ref}>
      {action === undefined ? (
        heading
      ) : (
        <div className="fandeck-order__head">
          {heading}
          {action}
        </div>
      )}
      {children}
    </Part>
  )
})
