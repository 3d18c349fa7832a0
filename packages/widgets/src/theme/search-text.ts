import { cleanLine } from '@fandeck/sdk/input'
import { disassemble, getChoseong } from 'es-hangul'

/** Ignores case and spaces, because Korean spacing varies. */
const plain = (text: string) => cleanLine(text).toLowerCase().replace(/\s/g, '')

/** Returns the words of a search, as `findsWord` takes them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).map(plain).filter(Boolean)

/**
 * Returns whether a text has a word of a search: also one whose last syllable is still composed (소ㅎ, 솧), and one of
 * initial consonants (ㅅㅎ), so that the list does not flicker while a fan types 소하.
 */
export function findsWord(text: string, word: string): boolean {
  const content = plain(text)
  if (content.includes(word)) return true
  if (!/[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(word)) return false
  return disassemble(content).includes(disassemble(word)) || getChoseong(content).includes(word)
}
