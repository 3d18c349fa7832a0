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

const ALLOWED = /^[A-Za-z0-9가-힣ㄱ-ㅎㅏ-ㅣ_]*$/

/**
 * Returns a nickname as servers store and compare it: Hangul composed, which macOS and iOS can send decomposed, without
 * surrounding spaces.
 *
 * @example
 * nicknameOf(' 달빛 ') // '달빛'
 * @see S7.38, S7.39
 */
export const nicknameOf = (typed: string): string => typed.normalize('NFC').trim()

/**
 * Returns the rule that a nickname violates: 2 to 12 letters, digits, Korean characters and `_`.
 *
 * @example
 * checkNickname('달빛수집가') // undefined
 * @see S7.38, S7.39
 */
export function checkNickname(typed: string): NicknameProblem | undefined {
  const nickname = nicknameOf(typed)
  const { length } = Array.from(nickname)
  if (!ALLOWED.test(nickname)) return 'characters'
  if (length < nicknameLimits.min) return 'short'
  return length > nicknameLimits.max ? 'long' : undefined
}
