import type {
  CampaignMatch,
  FlipSection,
  FormationSection,
  MissionsSection,
  PlayerFilterSection,
  UpgradeSection,
} from '../campaigns/campaigns.boards.schema.ts'
import type { Campaign } from '../campaigns/campaigns.document.schema.ts'
import type { CampaignState } from '../campaigns/campaigns.schema.ts'
import type { CampaignSection } from '../campaigns/campaigns.sections.schema.ts'
import { NOON, PICTURE } from './fixtures.ts'

const HOUR = 3_600_000
const PACK = 'fcseoul-2025'

/** A formation board of the pack `fcseoul-2025`. */
export const aFormationSection = (change: Partial<FormationSection> = {}): FormationSection => ({
  kind: 'formation',
  packs: [PACK],
  ...change,
})

/** An upgrade board with one special player, 한이준. */
export const anUpgradeSection = (change: Partial<UpgradeSection> = {}): UpgradeSection => ({
  kind: 'upgrade',
  title: '세 장이 모이면\n더 빛나는 한 장이 돼요',
  description: '같은 선수 세 장이면 그 선수가 확정이에요.',
  packs: [PACK],
  results: [2101, 2102],
  specialPlayers: ['한이준'],
  ...change,
})

/** A match that has started an hour ago; its vote closes in an hour. */
export const aMatch = (change: Partial<CampaignMatch> = {}): CampaignMatch => ({
  matchId: 1,
  home: { name: 'FC안양', crest: PICTURE },
  away: { name: '수원 블루윙즈', crest: PICTURE },
  kickOffAt: NOON - HOUR,
  closeAt: NOON + HOUR,
  lineUp: [
    { number: 23, name: '윤세빈', position: 'FW', cardId: 4001 },
    { number: 14, name: '강이로', position: 'FW', cardId: 4002 },
    { number: 5, name: '임도율', position: 'DF', cardId: 4008 },
    { number: 1, name: '문가람', position: 'GK', cardId: 4012 },
  ],
  points: 500,
  ...change,
})

/** Ten missions; the first is complete with the card 9001, and so on. */
export const aMissionsSection = (change: Partial<MissionsSection> = {}): MissionsSection => ({
  kind: 'missions',
  title: '열 명을 모두 영입하면\n엠블럼이 완성돼요',
  missions: Array.from({ length: 10 }, (_, at) => ({
    number: at + 1,
    title: at === 9 ? '엠블럼 완성' : `${at + 1}번째 선수 카드 모으기`,
    cardId: 9001 + at,
    ...(at < 9 && {
      player: { number: at + 11, name: `선수 ${at + 1}`, position: '투수' },
      condition: { cards: [9001 + at], count: 1 },
      reward: { points: 100 },
    }),
  })),
  ...change,
})

/** A filter by the position of basketball players. */
export const aPlayerFilterSection = (change: Partial<PlayerFilterSection> = {}): PlayerFilterSection => ({
  kind: 'playerFilter',
  title: '우리 선수, 모두 모았나요?',
  packs: [PACK],
  filters: [
    { value: 'GUARD', label: '가드' },
    { value: 'FORWARD', label: '포워드' },
    { value: 'CENTER', label: '센터' },
  ],
  ...change,
})

/** Three cards with a quotation on their backs. */
export const aFlipSection = (change: Partial<FlipSection> = {}): FlipSection => ({
  kind: 'flip',
  title: '카드를 뒤집으면\n선수의 한마디가 있어요',
  look: 'player',
  packs: [PACK],
  cards: [
    { cardId: 6001, title: '공을 받기 전에 두 번 둘러봐요.', caption: '마루한 · MF' },
    { cardId: 6002, title: '마지막 한 걸음을 먼저 떼는 사람이 되고 싶어요.', caption: '표도원 · DF' },
    { cardId: 6003, title: '높이 뜬 공은 모두 제 공이에요.', caption: '곽시우 · FW' },
  ],
  ...change,
})

/** One section of every kind. */
export const someSections = (): CampaignSection[] => [
  { kind: 'hero', title: '내 손으로 짜는 베스트 11', cards: [2015, 2008, 2001] },
  { kind: 'drop', dropId: 102 },
  { kind: 'cards', title: '시즌 카드', packs: [PACK] },
  { kind: 'scan', title: '카드 코드 스캔', pack: PACK },
  { kind: 'text', paragraphs: ['카드는 매 경기 뒤에 새로 열려요.'] },
  { kind: 'gallery', images: [{ image: PICTURE, alt: '북쪽 응원석' }] },
  aFormationSection(),
  anUpgradeSection(),
  { kind: 'matchPick', matches: [aMatch()] },
  aMissionsSection(),
  aPlayerFilterSection(),
  aFlipSection(),
  { kind: 'codeEntry', title: '앨범 속 코드를\n입력해 주세요', pack: PACK },
  {
    kind: 'transition',
    linkUrl: '/fcanyang-2025',
    title: 'FC안양으로\n이동하고 있어요',
    description: '첫 골의 주인공을 맞혀 보세요',
    fromIcon: PICTURE,
    toIcon: PICTURE,
  },
]

/** A campaign with one page, which has one section of every kind. */
export const aCampaign = (change: Partial<Campaign> = {}): Campaign => ({
  slug: 'fcseoul-2025',
  team: {
    name: 'FC서울',
    crest: PICTURE,
    palette: ['#C4122F', '#17090D', '#FFB199'],
    sport: 'football',
  },
  metadata: { title: 'FC서울 베스트 11', description: '내 카드로 베스트 11을 짜 보세요.' },
  header: { subtitle: '베스트 11 포메이션' },
  packs: [PACK],
  pages: [{ path: '/fcseoul-2025', sections: someSections() }],
  ...change,
})

/** The state of a fan who has done nothing. */
export const aCampaignState = (change: Partial<CampaignState> = {}): CampaignState => ({
  formations: [],
  picks: [],
  tallies: [],
  missions: [],
  upgrades: [],
  ...change,
})
