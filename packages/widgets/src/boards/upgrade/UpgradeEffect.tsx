import type { CardFacts } from '../../card/card-props.ts'
import { FrontCard } from '../../card/FrontCard.tsx'
import { Button } from '../../primitives/button/Button.tsx'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeEffectProps {
  card: CardFacts
  /** The id of the heading. */
  titleId: string
  headingLevel: HeadingLevel
  /** The page of the fan's own cards. */
  cardsHref: string | undefined
  renderLink: RenderLink
  onDone(): void
}

/** The card that appeared. */
export function UpgradeEffect(props: UpgradeEffectProps) {
  const { card, titleId, headingLevel, cardsHref, renderLink, onDone } = props
  const messages = useUpgradeMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className="fandeck-upgrade__rays" aria-hidden />
      <div className="fandeck-upgrade__words">
        <p className="fandeck-upgrade__done">{messages['upgrade.done']}</p>
        <Heading className="fandeck-display" id={titleId}>
          {messages['upgrade.appeared'](card)}
        </Heading>
      </div>
      <div className="fandeck-upgrade__result">
        <FrontCard {...card} focused />
      </div>
      <div className="fandeck-upgrade__buttons">
        {cardsHref !== undefined &&
          renderLink({
            href: cardsHref,
            className: 'fandeck-button fandeck-upgrade__view',
            onClick: onDone,
            children: <span className="fandeck-button__label">{messages['upgrade.view']}</span>,
          })}
        <Button block kind="secondary" onClick={onDone}>
          {messages['upgrade.again']}
        </Button>
      </div>
    </>
  )
}
