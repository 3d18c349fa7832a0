import { useSession, useUpgrade } from '@fandeck/react'
import { type CampaignTeam, sectionIdOf, type UpgradeSection } from '@fandeck/sdk/campaigns'
import type { MyCard } from '@fandeck/sdk/cards'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CardFacts } from '../../card/card-props.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { Lazy } from '../../primitives/lazy/Lazy.tsx'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import { errorSentence } from '../../theme/messages.tsx'
import { useCampaignCards } from '../board/board-cards.ts'
import { Ingredients } from './Ingredients.tsx'
import { ingredientFacts } from './ingredient-facts.ts'
import { Prediction } from './Prediction.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface FurnaceProps {
  slug: string
  section: UpgradeSection
  team: CampaignTeam
  /** The member's copies; `undefined` for a visitor. */
  copies: readonly MyCard[] | undefined
  headingLevel: HeadingLevel
  cardsHref: string | undefined
  renderLink: RenderLink
  onSignIn?: (() => void) | undefined
}

const loadShow = () => import('./UpgradeShow.tsx')

/** The slots, who will appear, and the button. */
export function Furnace({ slug, section, team, copies, onSignIn, ...effect }: FurnaceProps) {
  const messages = useUpgradeMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  // The results may be of other packs than the ingredients.
  const designs = useCampaignCards(slug)
  const { specialPlayers } = section
  const [state, upgrade] = useUpgrade({ slug, board: sectionIdOf(section), specialPlayers })
  const { slots, appearance, loading, error } = state
  const signIn = loggedIn ? undefined : onSignIn
  // The board shows the error of its state.
  useEffect(() => {
    if (loggedIn) upgrade.resume().catch(() => {})
  }, [loggedIn, upgrade])
  /** Without the show, the board begins again; the new card is among the fan's own cards. */
  function skipShow(): void {
    upgrade.videoFailed()
    upgrade.effectEnded()
  }
  /** The cards in the slots at the start: the reply takes them out of the deck. */
  const [consumed, setConsumed] = useState<readonly CardFacts[]>([])
  function start(): void {
    setConsumed(slots.flatMap((card) => (card ? [ingredientFacts(card, copies ?? [], team)] : [])))
    upgrade.start().catch(() => {})
  }

  return (
    <>
      <Ingredients {...{ slots, upgrade, copies, team }} onSignIn={signIn} />
      <svg className="fandeck-upgrade__paths" viewBox="0 0 350 64" aria-hidden="true">
        <path d="M58 2C58 34 175 18 175 62M175 2V62M292 2C292 34 175 18 175 62" />
      </svg>
      <Prediction {...{ appearance, slots, specialPlayers }} />
      <div className="fandeck-board__foot" data-bottom-bar>
        {error && (
          <p className="fandeck-board__error" role="alert">
            {errorSentence(messages, error)}
          </p>
        )}
        {appearance.kind !== 'none' && (
          <p className="fandeck-upgrade__warning">{messages['upgrade.warning']}</p>
        )}
        <Button
          kind="white"
          block
          loading={loading}
          disabled={!signIn && appearance.kind === 'none'}
          onClick={signIn ?? start}
        >
          <Sparkles size={20} strokeWidth={2} aria-hidden />
          <span>{messages[signIn ? 'upgrade.signIn' : 'upgrade.start']}</span>
        </Button>
      </div>
      {/* Loaded while the reply is under way. */}
      {(loading || state.status !== 'beforeUpgrade' || state.result) && (
        <Lazy load={loadShow} attempt={loading} onFailed={skipShow}>
          {({ UpgradeShow }) => (
            <UpgradeShow {...{ state, upgrade, section, team, designs, consumed }} {...effect} />
          )}
        </Lazy>
      )}
    </>
  )
}
