/**
 * Returns the length of a text as the backend's fields count it: 2 for a newline (`\n`) and for a character beyond
 * ASCII, 1 for any other. Characters are code points, so 가 counts 2 and so does a single emoji; a sequence of joined
 * emoji counts each emoji and each joiner. `\r\n` counts 3.
 *
 * @example
 * byteLength('가\na') // 5
 * @see S5.8
 */
export function byteLength(text: string): number {
  let length = 0
  for (const character of text) length += character === '\n' || character > '\u007f' ? 2 : 1
  return length
}
