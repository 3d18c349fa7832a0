const FIRST = [
  '새벽',
  '노을',
  '파도',
  '바람',
  '초록',
  '은빛',
  '라일락',
  '여름',
  '한밤',
  '첫눈',
  '구름',
  '햇살',
]
const SECOND = ['응원단', '골대', '관중석', '직관러', '휘슬', '머플러', '북소리', '원정대']

/**
 * The nicknames of fans who do no more than vote; they have no way to sign in. No page shows them, so they are not beside
 * the content, whose characters are in the first font.
 */
export const FANS: readonly string[] = SECOND.flatMap((second) => FIRST.map((first) => `${first} ${second}`))
