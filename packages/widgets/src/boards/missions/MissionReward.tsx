import type { UpgradeResult } from '@fandeck/sdk/campaigns'
import { useMemo } from 'react'
import { CardReveal } from '../../card-reveal/CardReveal.tsx'
import { arrivedCard, useCampaignCards } from '../board/board-cards.ts'

interface MissionRewardProps {
  open: boolean
  slug: string
  card: UpgradeResult
  label: string
  onClose(): void
}

/** The arrival of the card of a reward, which may be of any pack of the campaign. */
export function MissionReward({ open, slug, card, label, onClose }: MissionRewardProps) {
  const designs = useCampaignCards(slug)
  const cards = useMemo(() => [arrivedCard(card, designs)], [card, designs])
  return <CardReveal {...{ open, cards, label, onClose }} onDone={onClose} />
}
