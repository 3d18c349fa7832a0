/**
 * The length of a text as the backend's fields count it: a newline (`\n`) and a character beyond ASCII are 2, every
 * other one is 1. Neither UTF-8 nor UTF-16: characters are code points, so 가 is 2 and so is an emoji that is stored
 * as two halves; a sequence of joined emoji counts each of them and each joiner. `\r\n` is 3, as `\r` is one of the
 * others.
 *
 * @example
 * byteLength('가\na') // 5
 * @see spec §5 byte length (S5.8)
 */
export function byteLength(text: string): number {
  let length = 0
  for (const character of text) length += character === '\n' || character > '\u007f' ? 2 : 1
  return length
}
