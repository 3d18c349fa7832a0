import { EDITION_TOTAL, type PlayerRow, players } from './players.ts'
import type { SeedCard } from './types.ts'

const LABELS: Readonly<Record<string, string>> = {
  GUARD: '가드',
  FORWARD: '포워드',
  CENTER: '센터',
  PITCHER: '투수',
  CATCHER: '포수',
  INFIELD: '내야수',
  OUTFIELD: '외야수',
  EMBLEM: '엠블럼',
}

const BOOSTERS: readonly PlayerRow[] = [
  [3, '정하람', 'GUARD', 'PRISM', 'dunk', '가장 작은 선수가 가장 높이 뛰어올라요.'],
  [11, '차온유', 'GUARD', 'BASIC', 'shoot', '종료 벨과 함께 던진 슛을 세 번 넣었어요.'],
  [24, '민해솔', 'FORWARD', 'FOIL', 'dribble', '속공에서는 뒤를 돌아보지 않아요.'],
  [32, '도경민', 'CENTER', 'BASIC', 'dunk', '리바운드는 자리가 아니라 마음이라고 말해요.'],
  [7, '안서우', 'GUARD', 'BASIC', 'dribble', '눈을 감고도 코트의 줄을 알아요.'],
  [13, '피하준', 'GUARD', 'FOIL', 'shoot', '자유투를 백 번 던지고 나서야 집에 가요.'],
  [21, '길세온', 'FORWARD', 'BASIC', 'dunk', '수비에서 시작한 점수를 가장 좋아해요.'],
  [15, '변이안', 'FORWARD', 'SIGN', 'shoot', '모서리 3점 자리가 집처럼 편하대요.'],
  [9, '온재이', 'FORWARD', 'BASIC', 'dribble', '상대 에이스를 맡는 날이 더 신난대요.'],
  [44, '천호담', 'CENTER', 'FOIL', 'shoot', '큰 손으로 건네는 짧은 패스가 부드러워요.'],
  [50, '어진율', 'CENTER', 'BASIC', 'dunk', '신인답지 않은 블록으로 자리를 얻었어요.'],
  [5, '금도이', 'GUARD', 'BASIC', 'dribble', '작전판을 가장 먼저 외우는 선수예요.'],
]

const BALL: readonly PlayerRow[] = [
  [1, '문이랑', 'INFIELD', 'BASIC', 'catch', '높이 뜬 공 아래에 늘 먼저 서 있어요.'],
  [9, '지하온', 'OUTFIELD', 'BASIC', 'swing', '첫 공을 기다리지 않는 타자예요.'],
  [18, '최여로', 'PITCHER', 'FOIL', 'pitch', '느린 변화구 하나로 아홉 명을 돌려세웠어요.'],
  [34, '남궁솔', 'CATCHER', 'FOIL', 'swing', '투수의 숨소리로 다음 공을 정해요.'],
  [5, '채우람', 'INFIELD', 'BASIC', 'catch', '공을 받아 던지기까지 일 초가 걸리지 않아요.'],
  [27, '구하늘', 'OUTFIELD', 'BASIC', 'catch', '담장 앞에서 가장 높이 뛰는 외야수예요.'],
  [51, '심다율', 'PITCHER', 'PRISM', 'pitch', '아홉 번째 이닝에만 마운드에 올라요.'],
  [2, '함서윤', 'INFIELD', 'BASIC', 'swing', '두 루 사이를 가장 빠르게 달려요.'],
  [10, '편도현', 'OUTFIELD', 'SIGN', 'swing', '은퇴 경기에서 마지막 홈런을 쳤어요.'],
]

function labelled(position: string): string {
  return LABELS[position] ?? position
}

export const BOOSTERS_CARDS = players(8, 'boosters', BOOSTERS, labelled)
/** Mission 10 has no player: its card is the crest. */
const EMBLEM: SeedCard = {
  cardId: 9010,
  designId: 9010,
  packId: 9,
  team: 'ball',
  cardName: '텐 미션 엠블럼',
  position: 'EMBLEM',
  sub: labelled('EMBLEM'),
  editionTitle: 'PRISM',
  editionTotal: EDITION_TOTAL.PRISM,
  art: { kind: 'emblem', team: 'ball' },
  story: '아홉 명을 모두 영입한 팬에게만 열려요.',
}

export const BALL_CARDS: readonly SeedCard[] = [...players(9, 'ball', BALL, labelled), EMBLEM]
