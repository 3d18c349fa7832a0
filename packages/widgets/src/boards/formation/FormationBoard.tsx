import { useCampaignState, useMyCards, usePackCards, useSession } from '@fandeck/react'
import type { CampaignTeam, FormationSection } from '@fandeck/sdk/campaigns'
import { forwardRef, type ReactNode } from 'react'
import type { HeadedPartProps } from '../../primitives/part/Part.tsx'
import { QueryState } from '../../primitives/query-state/QueryState.tsx'
import { Stage } from '../stage/Stage.tsx'
import { Eleven } from './Eleven.tsx'
import { useFormationMessages } from './use-formation-messages.ts'
import './FormationBoard.css'

/** The props of the board. */
export interface FormationBoardProps extends HeadedPartProps {
  /** The slug of the campaign. */
  slug: string
  section: FormationSection
  team: CampaignTeam
  /** Called when a visitor saves; without it, the board asks the visitor to sign in. */
  onSignIn?: (() => void) | undefined
  /** Replaces the button while every change is saved, such as a `FormationShare`. */
  afterSave?: ReactNode
}

/**
 * The formation board: eleven slots for own cards. A visitor places the cards of the packs; that draft stays in the
 * browser, is merged with the saved formation after the sign-in, and saved if the visitor has pressed save.
 *
 * @see S3.29, S2.13, S2.45, D27
 */
export const FormationBoard = /* @__PURE__ */ forwardRef<HTMLElement, FormationBoardProps>(
  function FormationBoard({ slug, section, team, onSignIn, afterSave, headingLevel = 2, ...root }, ref) {
    const messages = useFormationMessages()
    const loggedIn = useSession((session) => session.loggedIn)
    const { packs: packNames, title } = section
    const designsQuery = usePackCards({ packNames })
    const mineQuery = useMyCards({ packNames })
    const stateQuery = useCampaignState({ slug, query: { enabled: loggedIn } })
    const Heading = `h${headingLevel}` as const
    const common = { slug, section, team, onSignIn, afterSave }
    return (
      <Stage team={team} base="fandeck-formation" {...root} ref={ref}>
        <Heading className={title ? 'fandeck-title-1 fandeck-board__title' : 'fandeck-visually-hidden'}>
          {title ?? messages['formation.title']}
        </Heading>
        <QueryState query={designsQuery}>
          {(designs) =>
            loggedIn ? (
              <QueryState query={mineQuery}>
                {(cards) => (
                  <QueryState query={stateQuery}>
                    {() => <Eleven {...common} designs={designs} cards={cards} />}
                  </QueryState>
                )}
              </QueryState>
            ) : (
              <Eleven {...common} designs={designs} cards={designs} />
            )
          }
        </QueryState>
      </Stage>
    )
  },
)
