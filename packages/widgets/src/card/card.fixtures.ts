import type { CardTeam } from './Card.tsx'

const svg = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`

export const seoul: CardTeam = {
  color1: '#c4122f',
  color2: '#17090d',
  color3: '#ffb199',
  crest: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><clipPath id="c"><path d="M50 4L92 18V54C92 76 74 90 50 97C26 90 8 76 8 54V18Z"/></clipPath><g clip-path="url(#c)"><path d="M0 0H100V100H0Z" fill="#17090d"/><path d="M8 60A42 42 0 0 1 92 60V100H8Z" fill="#c4122f"/><path d="M24 74A26 26 0 0 1 76 74V100H24Z" fill="#ffb199"/><path d="M39 88A11 11 0 0 1 61 88V100H39Z" fill="#17090d"/></g></svg>',
  ),
}

export const anyang: CardTeam = {
  color1: '#6a2fb5',
  color2: '#170a2b',
  color3: '#e2b8ff',
  crest: seoul.crest,
}

/** The pictures of `stories/art`, which `pnpm story:art` draws: four idols, players of two clubs, and what clubs show. */
export const ART = [
  'soha',
  'sei',
  'haeo',
  'yudo',
  'ijun',
  'doyun',
  'iro',
  'hajun',
  'sebin',
  'doha',
  'haram',
  'seoul',
  'anyang',
  'seoul-banner',
  'anyang-banner',
] as const

/** A picture of the demo. */
export const anArt = (name: (typeof ART)[number] = 'ijun') =>
  new URL(`../stories/art/${name}.webp`, import.meta.url).href

export const aCard = {
  art: anArt(),
  name: '한이준',
  number: 10,
  sub: 'FW · 2025 시즌',
  edition: 10,
  editionTotal: 1000,
  team: seoul,
  season: '2025 SEASON',
  backText: '측면에서 안쪽으로 파고드는 첫 걸음이 가장 빠른 선수예요.',
  owner: '서하나',
  token: 'KAIA · KIP17 #20417',
  code: '9WLK-NTUH-GP9L',
}
