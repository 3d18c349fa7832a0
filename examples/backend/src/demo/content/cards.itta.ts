import type { SeedCard } from './types.ts'

type Issue = readonly [title: string, story: string]

const ISSUES: readonly Issue[] = [
  ['아침을 여는 문', '문을 여는 사람들의 첫 시간을 따라갔어요.'],
  ['반쪽의 달과 여섯 개의 파도', '바다를 오래 본 사람들이 남긴 여섯 장의 기록이에요.'],
  ['두 송이의 온도', '꽃을 파는 두 사람의 겨울을 담았어요.'],
  ['다섯 계단 위의 밤', '언덕 마을의 계단을 하나씩 올라가 봤어요.'],
  ['어두운 방의 환한 창', '밤에 일하는 사람들의 창가를 찾아갔어요.'],
  ['돌아가는 원', '같은 길을 매일 걷는 사람들의 이야기예요.'],
]

/** The six covers of the winter issue. */
export const ITTA_CARDS: readonly SeedCard[] = ISSUES.map(([cardName, story], index) => ({
  cardId: 5001 + index,
  designId: 5001 + index,
  packId: 5,
  team: 'itta',
  cardName,
  number: index + 1,
  position: 'ISSUE',
  sub: `Vol.${index + 1}`,
  editionTitle: 'BASIC',
  editionTotal: 1000,
  art: { kind: 'magazine', issue: index + 1 },
  story,
}))
