import type { CampaignSection } from '@fandeck/sdk/campaigns'
import { aCampaign, aCampaignState, aMatch, type FakeServer, someSections } from '@fandeck/sdk/testing'
import { getCampaignEndpoint, getCampaignStateEndpoint } from '@fandeck/sdk/wire'
import { crest, PLAYERS, picture } from './art.ts'

const HOUR = 3_600_000

/** Returns a section with the cards of the playgrounds, and with times around now. */
function shown(section: CampaignSection, now: number): CampaignSection {
  const cardAt = (at: number) => PLAYERS[at % PLAYERS.length]?.[0] ?? 0
  const side = (name: string) => ({ name, crest: crest() })
  switch (section.kind) {
    case 'hero':
      return { ...section, cards: [cardAt(1), cardAt(2), cardAt(0)] }
    case 'gallery':
      return { ...section, images: [{ image: picture('ijun'), alt: '한이준의 카드' }] }
    case 'upgrade':
      return { ...section, results: [cardAt(0), cardAt(1)] }
    case 'missions':
      return {
        ...section,
        missions: section.missions.map((mission, at) => ({
          ...mission,
          cardId: cardAt(at),
          ...(mission.condition && { condition: { ...mission.condition, cards: [cardAt(at)] } }),
        })),
      }
    case 'playerFilter':
      return {
        ...section,
        filters: ['FW', 'MF', 'DF', 'GK'].map((value) => ({ value, label: value })),
      }
    case 'flip':
      return { ...section, cards: section.cards.map((card, at) => ({ ...card, cardId: cardAt(at) })) }
    case 'matchPick': {
      const lineUp = PLAYERS.map(([cardId, name, number, position]) => ({ cardId, name, number, position }))
      const times = { kickOffAt: now - HOUR, closeAt: now + HOUR }
      return {
        ...section,
        matches: [aMatch({ home: side('FC서울'), away: side('FC안양'), ...times, lineUp })],
      }
    }
    case 'transition':
      return { ...section, fromIcon: crest(), toIcon: crest() }
    default:
      return section
  }
}

/** Answers with a campaign that has a section of each kind. */
export function answerCampaign(server: FakeServer, now: number): void {
  const sections = someSections().map((section) => shown(section, now))
  const campaign = aCampaign({ pages: [{ path: '/fcseoul-2025', sections }] })
  const team = { ...campaign.team, crest: crest() }
  server.answer(getCampaignEndpoint, { campaign: { ...campaign, team }, omitted: [] })
  server.answer(getCampaignStateEndpoint, aCampaignState())
}
