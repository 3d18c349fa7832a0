import type { Appearance, UpgradeSlots } from '@fandeck/sdk/campaigns'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface PredictionProps {
  appearance: Appearance
  slots: UpgradeSlots
  specialPlayers: readonly string[]
}

/** Who will appear, and why (S4.46–S4.48). */
export function Prediction({ appearance, slots, specialPlayers }: PredictionProps) {
  const messages = useUpgradeMessages()

  function words(): readonly [who: string, why: string] {
    if (appearance.kind === 'none') return [messages['upgrade.none'], messages['upgrade.none.why']]
    if (appearance.kind === 'player')
      return [messages['upgrade.player'](appearance), messages['upgrade.player.why']]
    const special = slots.some((card) => card && specialPlayers.includes(card.name))
    return [messages['upgrade.random'], messages[special ? 'upgrade.random.special' : 'upgrade.random.mixed']]
  }
  const [who, why] = words()
  return (
    <div className="fandeck-board__panel fandeck-upgrade__prediction" role="status">
      <span className="fandeck-upgrade__mystery" aria-hidden>
        <span className="fandeck-card__marks" />
        <span>{appearance.kind === 'player' ? appearance.number : '?'}</span>
      </span>
      <div>
        <p className="fandeck-upgrade__who">{who}</p>
        <p className="fandeck-upgrade__why">{why}</p>
      </div>
    </div>
  )
}
