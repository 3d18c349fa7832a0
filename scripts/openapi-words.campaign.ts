import type { Words } from './openapi-words.ts'

/** The words of a campaign's document, whose formats say the rest (`campaigns.schema.json`). */
export const CAMPAIGN_WORDS: Readonly<Record<string, Words>> = {
  $schema: ['The format of the document, for editors.', './campaigns.schema.json'],
  team: ['The team or group of the campaign.'],
  crest: ['The address of the crest.', '/static/crests/seoul.svg'],
  palette: ['The colours: main, ground, light.', ['#C4122F', '#16141C', '#F5F3FA']],
  accent: ['The colour of progress on boards of paper.', '#C4122F'],
  sport: ['The kind of the team.', 'football'],
  metadata: ['The title and description that a page announces to browsers and link previews.'],
  header: ['The line below the name.'],
  subtitle: ['The line below the name.', '2026 시즌'],
  'Campaign.packs': ['The packs of cards that the boards use.', ['orblit-1st-deck']],
  period: ['When fans can save, upgrade and recruit; without it, always.'],
  startAt: ['The start. Seoul time.', '2026-11-20 12:00:00'],
  endAt: ['The end. Seoul time.', '2026-12-20 12:00:00'],
  demoStart: [
    'The moment that stands for the first start of a demo server. Seoul time.',
    '2026-11-20 12:00:00',
  ],
  path: ['`/{slug}`, or a path below it.', '/fcseoul-2025'],
}
