import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  aCampaign,
  aFlipSection,
  aMatch,
  aMissionsSection,
  anUpgradeSection,
  aPlayerFilterSection,
} from '../testing/campaign-fixtures.ts'
import { CampaignMatch } from './campaigns.boards.schema.ts'
import { checkCampaign } from './campaigns.check.ts'
import { Campaign } from './campaigns.document.schema.ts'

const good = z.encode(Campaign, aCampaign())
/** The document with other fields, as an editor writes them. */
const wire = (change: object = {}) => ({ ...good, ...change })
const withSections = (...sections: object[]) => wire({ pages: [{ path: '/fcseoul-2025', sections }] })
const faults = (document: unknown) =>
  checkCampaign(document).map(({ path, expected }) => `${path.join('.')}: ${expected}`)

const match = z.encode(CampaignMatch, aMatch())
const picks = (...matches: object[]) => ({
  kind: 'matchPick',
  matches: matches.map((change) => ({ ...match, ...change })),
})
const missions = aMissionsSection().missions

describe('the checker', () => {
  test('has nothing to say about a good document', () => {
    expect(faults(good)).toEqual([])
    expect(faults({ $schema: '../campaigns.schema.json', ...good })).toEqual([])
  })

  test.each<[string, unknown, string]>([
    [
      'an unknown kind',
      { ...good, pages: [{ path: '/fcseoul-2025', sections: [{ kind: 'hologram' }] }] },
      'pages.0.sections.0.kind: one of the kinds hero, drop, cards, scan, text, gallery, formation, upgrade, matchPick, missions, playerFilter, flip, codeEntry, transition',
    ],
    [
      'a missing crest',
      { ...good, team: { ...good.team, crest: undefined } },
      'team.crest: a text, which is missing',
    ],
    [
      'HTML',
      withSections({ kind: 'text', paragraphs: ['<b>굵게</b>'] }),
      'pages.0.sections.0.paragraphs.0: plain text without <',
    ],
    [
      'a colour by name',
      { ...good, team: { ...good.team, palette: ['red', '#000000', '#ffffff'] } },
      'team.palette.0: a colour, written as #C4122F',
    ],
    [
      'an unknown sport',
      { ...good, team: { ...good.team, sport: 'chess' } },
      'team.sport: one of football, baseball, basketball, volleyball, artist, magazine, other',
    ],
    ['a field that does not exist', { ...good, colour: '#fff' }, 'colour: no field of this name'],
    [
      'a period that ends before it begins',
      wire({ period: { startAt: '2026-03-02 12:00:00', endAt: '2026-03-01 12:00:00' } }),
      'period.endAt: a moment after startAt',
    ],
    [
      'a day that does not exist',
      { ...good, demoStart: '2026-02-30 12:00:00' },
      'demoStart: a day and a time that exist',
    ],
    [
      'a time in another form',
      { ...good, demoStart: '2026-02-20T12:00' },
      'demoStart: a time in Seoul, written as 2026-03-01 19:00:00',
    ],
    [
      'a vote that closes before kick-off',
      withSections(picks({ closeAt: match.kickOffAt })),
      'pages.0.sections.0.matches.0.closeAt: a moment after kickOffAt',
    ],
    [
      'two equal slots',
      withSections(picks({ lineUp: [1, 2, 1].map((number) => ({ number, name: '이름', position: 'FW' })) })),
      'pages.0.sections.0.matches.0.lineUp.2.number: another number; two slots have 1',
    ],
    [
      'a scorer outside the line-up',
      withSections(picks({ firstScorer: 4 })),
      'pages.0.sections.0.matches.0.firstScorer: a place in the line-up, counted from 0, or -1 for a match without goals',
    ],
    [
      'two equal matches',
      withSections(picks({}, {})),
      'pages.0.sections.0.matches.1.matchId: another number; two matches have 1',
    ],
    [
      'two equal boards',
      withSections(anUpgradeSection(), anUpgradeSection()),
      'pages.0.sections.1.id: another id; two boards have upgrade',
    ],
    [
      'a dead pack',
      withSections(anUpgradeSection({ packs: ['old-pack'] })),
      'pages.0.sections.0.packs.0: one of the document\'s packs; old-pack is not in "packs"',
    ],
    [
      'a dead pack of a scan',
      withSections({ kind: 'scan', pack: 'old-pack' }),
      'pages.0.sections.0.pack: one of the document\'s packs; old-pack is not in "packs"',
    ],
    [
      'a pack twice',
      wire({ packs: ['fcseoul-2025', 'fcseoul-2025'] }),
      'packs.1: another pack; fcseoul-2025 is listed twice',
    ],
    [
      'a card twice',
      withSections(anUpgradeSection({ results: [1, 1] })),
      'pages.0.sections.0.results.1: another card; 1 is listed twice',
    ],
    [
      'a formation twice',
      withSections({ kind: 'formation', packs: ['fcseoul-2025'], formations: ['442', '442'] }),
      'pages.0.sections.0.formations.1: another formation; 442 is listed twice',
    ],
    [
      'a flip card twice',
      withSections(aFlipSection({ cards: [1, 1].map((cardId) => ({ cardId, title: '제목' })) })),
      'pages.0.sections.0.cards.1.cardId: another card; two slots have 1',
    ],
    [
      'a filter named ALL',
      withSections(aPlayerFilterSection({ filters: [{ value: 'ALL', label: '전체' }] })),
      'pages.0.sections.0.filters.0.value: another value; ALL is there already',
    ],
    [
      'nine missions',
      withSections(aMissionsSection({ missions: missions.slice(1) })),
      'pages.0.sections.0.missions: at least 10',
    ],
    [
      'missions out of order',
      withSections(
        aMissionsSection({
          missions: missions.map((one, at) => ({ ...one, number: at === 4 ? 6 : one.number })),
        }),
      ),
      'pages.0.sections.0.missions.4.number: the number 5, because missions are in order',
    ],
    [
      'a mission without a player',
      withSections(
        aMissionsSection({
          missions: missions.map((one) => ({ ...one, player: one.number === 3 ? undefined : one.player })),
        }),
      ),
      'pages.0.sections.0.missions.2.player: the player of the mission; only mission 10 has none',
    ],
    [
      'a mission without a condition',
      withSections(
        aMissionsSection({
          missions: missions.map((one) => ({
            ...one,
            condition: one.number === 3 ? undefined : one.condition,
          })),
        }),
      ),
      'pages.0.sections.0.missions.2.condition: the cards that complete the mission',
    ],
    [
      'a condition that no fan can meet',
      withSections(
        aMissionsSection({
          missions: missions.map((one) => ({
            ...one,
            condition: one.condition && { cards: [1, 1], count: one.number === 1 ? 2 : 1 },
          })),
        }),
      ),
      'pages.0.sections.0.missions.0.condition.count: no more cards than the condition lists',
    ],
    [
      'the path of another campaign',
      wire({ pages: [{ path: '/fcseoul', sections: [] }] }),
      'pages.0.path: /fcseoul-2025, or a path that starts with /fcseoul-2025/',
    ],
    [
      'two equal pages',
      wire({ pages: [1, 2].map(() => ({ path: '/fcseoul-2025', sections: [] })) }),
      'pages.1.path: another path; two pages have /fcseoul-2025',
    ],
    ['no page', wire({ pages: [] }), 'pages: at least 1'],
    ['no object', 'text', ': an object in braces'],
  ])('names %s, its place and what is expected', (_, document, expected) => {
    expect(faults(document)).toEqual([expected])
  })
})
