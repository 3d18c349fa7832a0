import { forwardRef, type ReactNode } from 'react'
import { CardFan } from '../card-fan/CardFan.tsx'
import { Part, type PartProps } from '../part/Part.tsx'
import './Empty.css'

/** The props of an empty state. */
export interface EmptyProps extends PartProps {
  /** The icon on the front card. */
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Up to two buttons of size 44. */
  actions?: ReactNode
}

/** An empty state: blank cards, a title, a message and actions. */
export const Empty = /* @__PURE__ */ forwardRef<HTMLElement, EmptyProps>(function Empty(
  { icon, title, description, actions, ...root },
  ref,
) {
  return (
    <Part base="fandeck-empty" {...root} ref={ref}>
      <CardFan width={84}>
        <span className="fandeck-empty__card" />
        <span className="fandeck-empty__card" aria-hidden>
          {icon}
        </span>
        <span className="fandeck-empty__card" />
      </CardFan>
      <p className="fandeck-empty__title">{title}</p>
      {description && <p className="fandeck-empty__description">{description}</p>}
      {actions && <div className="fandeck-empty__actions">{actions}</div>}
    </Part>
  )
})
