import { TEAMS, type TeamKey } from '../../art/teams.ts'
import { fanArt, PLACES, type Three, tileArt } from './scenes.ts'
import type { OriginalCategory, SeedOriginal } from './types.ts'

interface OriginalText {
  title: string
  description: string
  homeDescription: string
  homeOrder?: number
}

function original(team: TeamKey, category: OriginalCategory, cards: Three, text: OriginalText): SeedOriginal {
  const { slug, color1, color2, color3 } = TEAMS[team]
  return {
    key: team === 'idol1' ? 'orblit' : team,
    slug,
    category,
    team,
    ...text,
    color1,
    color2,
    color3,
    crest: { kind: 'crest', team },
    listArt: fanArt(team, PLACES.listTile, cards),
    homeArt: tileArt(team, cards[2]),
  }
}

/** The nine originals in list order; four of them are tiles of the home page. */
export const ORIGINALS: readonly SeedOriginal[] = [
  original('seoul', 'football', [2015, 2008, 2001], {
    title: 'FC서울',
    description: '포메이션 · 업그레이드',
    homeDescription: '내 손으로 짜는 베스트 11',
  }),
  original('anyang', 'football', [4011, 4002, 4001], {
    title: 'FC안양',
    description: 'MOTM · 퍼스트 스코어러',
    homeDescription: '첫 골의 주인공 맞히기',
    homeOrder: 1,
  }),
  original('dhcfc', 'football', [7001, 7003, 7002], {
    title: '대전하나시티즌',
    description: '카드팩 · 카드 컬렉션',
    homeDescription: '새 시즌 카드 만나기',
  }),
  original('boosters', 'basketball', [8002, 8003, 8001], {
    title: '레드부스터스',
    description: '선수 카드 모아보기',
    homeDescription: '선수 카드 모아보기',
    homeOrder: 3,
  }),
  original('suwon', 'football', [3002, 3012, 3001], {
    title: '수원 블루윙즈',
    description: 'MOTM · 퍼스트 스코어러',
    homeDescription: '이번 경기 MOTM 뽑기',
    homeOrder: 2,
  }),
  original('steelers', 'football', [6002, 6003, 6001], {
    title: '스틸러스',
    description: '플립 카드 컬렉션',
    homeDescription: '뒤집으면 선수의 한마디',
  }),
  original('ball', 'baseball', [9004, 9005, 9003], {
    title: '텐 미션',
    description: '열 개의 미션 · 엠블럼',
    homeDescription: '열 명을 모두 영입하기',
  }),
  original('itta', 'magazine', [5003, 5004, 5001], {
    title: 'ITTA 매거진',
    description: '넘겨 보는 카드 매거진',
    homeDescription: '넘겨 보는 카드 매거진',
    homeOrder: 4,
  }),
  original('idol1', 'idol', [1002, 1005, 1001], {
    title: 'ORBLIT',
    description: '앨범 코드 · 카드팩',
    homeDescription: '앨범 속 코드로 카드 받기',
  }),
]
