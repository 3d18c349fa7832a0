import { Button } from '../../primitives/button/Button.tsx'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeEndProps {
  /** The page of the fan's own cards. */
  cardsHref: string | undefined
  renderLink: RenderLink
  onDone(): void
}

/** What a fan can do with the new card: see it among the own ones, or upgrade again. */
export function UpgradeEnd({ cardsHref, renderLink, onDone }: UpgradeEndProps) {
  const messages = useUpgradeMessages()
  return (
    <>
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
    </>
  )
}
