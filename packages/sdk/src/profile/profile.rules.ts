import { cleanLine } from '../input/text.ts'

/** Limits of a nickname, in characters. */
export const nicknameLimits = { min: 2, max: 12 } as const

/** Limits of a profile picture: its file, and its megapixels, which the server checks (S5.7). */
export const pictureLimits = {
  maxSizeMb: 5,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  maxNameLength: 100,
  megapixels: 20,
} as const

/** A violated rule of a nickname. */
export type NicknameProblem = 'short' | 'long' | 'characters'

const REFUSED = /[^A-Za-z0-9가-힣ㄱ-ㅎㅏ-ㅣ_]+/gu

/**
 * Returns a nickname as servers store and compare it: cleaned like any typed line.
 *
 * @example
 * nicknameOf(' 달빛 ') // '달빛'
 * @see D94, S7.38, S7.39
 */
export const nicknameOf = cleanLine

/**
 * Returns what a nickname cannot have, each once.
 *
 * @example
 * refusedCharacters('소하™달山寂') // ['™', '山寂']
 * @see D94, S7.38
 */
export const refusedCharacters = (typed: string): string[] => [...new Set(nicknameOf(typed).match(REFUSED))]

/**
 * Returns the rule that a nickname violates: 2 to 12 letters, digits, Korean characters and `_`.
 *
 * @example
 * checkNickname('달빛수집가') // undefined
 * @see S7.38, S7.39
 */
export function checkNickname(typed: string): NicknameProblem | undefined {
  const nickname = nicknameOf(typed)
  const { length } = [...nickname]
  if (refusedCharacters(nickname).length > 0) return 'characters'
  if (length < nicknameLimits.min) return 'short'
  return length > nicknameLimits.max ? 'long' : undefined
}
