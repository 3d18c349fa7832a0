import { useDrop } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { Drop } from '@fandeck/sdk/drops'
import { forwardRef, type ReactNode } from 'react'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Outage } from '../page-states/Outage.tsx'
import { DropPurchase, type DropPurchaseProps } from './DropPurchase.tsx'

/** The props of a drop as a page of your site. */
export interface DropPageProps extends DropPurchaseProps {
  /** Renders the metadata of the document, such as its title; without the drop while it loads. */
  renderHead?: ((drop: Drop | undefined) => ReactNode) | undefined
  /** Shown in place of the drop when there is no such one. @default the failure of the drop */
  notFound?: ReactNode
}

/**
 * A complete drop as a page of your site: with the metadata of the document, and an outage or the page of an unknown
 * address where it cannot be shown.
 *
 * @see S1.6, D55
 */
export const DropPage = /* @__PURE__ */ forwardRef<HTMLElement, DropPageProps>(function DropPage(
  { renderHead, notFound, ...drop },
  ref,
) {
  const messages = useDropMessages()
  const { dropId, headingLevel = 1, className, style } = drop
  const { data, error, refetch } = useDrop({ dropId })
  const Heading = `h${headingLevel}` as const
  if (!data && notFound !== undefined && isFandeckError(error, 'drops/not-found')) return notFound
  return (
    <>
      {renderHead?.(data)}
      {!data && error ? (
        <>
          <Heading className="fandeck-visually-hidden">{messages['drop.page']}</Heading>
          <Outage {...{ className, style, error }} onRetry={() => void refetch()} />
        </>
      ) : (
        <DropPurchase {...drop} ref={ref} />
      )}
    </>
  )
})
