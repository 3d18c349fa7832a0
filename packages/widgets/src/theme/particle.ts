/**
 * The particle of direction after a word: 으로 after a final consonant other than ㄹ, otherwise 로; `(으)로` after a word
 * that does not end in Hangul.
 *
 * @example
 * `${name}${ro(name)} 돌아가기` // FC안양으로 돌아가기
 */
export function ro(word: string): string {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac00
  if (syllable < 0 || syllable > 11171) return '(으)로'
  const final = syllable % 28
  return final === 0 || final === 8 ? '로' : '으로'
}
