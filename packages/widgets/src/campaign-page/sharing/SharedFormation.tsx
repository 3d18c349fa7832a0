import { useSharedFormation } from '@fandeck/react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../../primitives/part/Part.tsx'
import { useMessagesOf } from '../../theme/messages.tsx'
import { FormationPicture } from './FormationPicture.tsx'
import { koFormationShare } from './messages.ko.ts'
import '../Campaign.css'

/** The props of a shared formation, which fetches itself. */
export interface SharedFormationProps extends PartProps {
  slug: string
  /** The key of the shared formation; without one, nothing is rendered. */
  shareKey: string | undefined
}

/**
 * The formation of another fan with an invitation to build one; nothing for one that does not exist.
 *
 * @see D27
 */
export const SharedFormation = /* @__PURE__ */ forwardRef<HTMLElement, SharedFormationProps>(
  function SharedFormation({ slug, shareKey, ...root }, ref) {
    const messages = useMessagesOf(koFormationShare)
    const { data: shared } = useSharedFormation({ slug, shareKey })
    if (!shared) return null
    return (
      <Part tag="section" base="fandeck-root fandeck-campaign__section" {...root} ref={ref}>
        <FormationPicture src={shared.image} alt={messages['formation.shared']} />
        <p className="fandeck-campaign__lead">{messages['formation.shared.try']}</p>
      </Part>
    )
  },
)
