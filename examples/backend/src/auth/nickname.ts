import { randomInt } from 'node:crypto'

const FIRST = [
  '달빛',
  '새벽',
  '여섯시',
  '노을',
  '은하',
  '파도',
  '첫눈',
  '한낮',
  '골목',
  '라일락',
  '별똥별',
  '초록',
]
const SECOND = [
  '수집가',
  '응원단',
  '서포터',
  '직관러',
  '카드팩',
  '골키퍼',
  '홈런',
  '앙코르',
  '떼창',
  '포토존',
  '원정대',
  '덱',
]

const one = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** Returns a random default nickname, such as `달빛수집가4821`. */
export const nickname = (): string =>
  `${one(FIRST)}${one(SECOND)}${String(randomInt(10_000)).padStart(4, '0')}`
