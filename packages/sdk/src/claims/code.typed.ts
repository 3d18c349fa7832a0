import { convertHangulToQwerty } from 'es-hangul'
import { foldWidth } from '../input/text.ts'
import { type CodeFormat, DEFAULT_CODE_FORMAT, formatCode, isCode } from './code.ts'

const HANGUL = /[\u1100-\u11ff\u3131-\u318e가-힣]/

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Returns the valid code in a sentence, such as a pasted message; `undefined` without one. */
function codeIn(text: string, format: CodeFormat): string | undefined {
  const count = format.dataLength + format.checkLength
  // A code ends with a word, and may have separators within.
  for (const { index } of text.matchAll(/(?<![0-9A-Z])[0-9A-Z]/gi)) {
    const [run = ''] = /^[0-9A-Z][0-9A-Z\s\-‐-―−.·_]*/i.exec(text.slice(index)) ?? []
    const words = run.split(/[^0-9A-Z]+/i)
    for (let most = 1; most <= words.length; most++) {
      const code = lettersOf(words.slice(0, most).join(''))
      if (code.length > count) break
      if (isCode(code, format)) return code
    }
  }
  return undefined
}

/**
 * Returns the characters of a typed or pasted code, in groups of four: reads full-width characters, keys that were
 * pressed in Hangul mode (두벌식), and the code of a pasted sentence. Never replaces a look-alike (D11); `parseCode`
 * judges the code.
 *
 * @example
 * typedCode('９ＷＬＫ－ＮＴＵＨ－ＧＰ９Ｌ') // '9WLK-NTUH-GP9L'
 * typedCode('9지ㅏㅜ셔ㅗ헤9ㅣ') // '9WLK-NTUH-GP9L'
 * typedCode('Code: 9WLK-NTUH-GP9L') // '9WLK-NTUH-GP9L'
 * @see D94, D12b
 */
export function typedCode(typed: string, format: CodeFormat = DEFAULT_CODE_FORMAT): string {
  const text = foldWidth(typed.normalize('NFC'))
  const keys = HANGUL.test(text) ? convertHangulToQwerty(text) : text
  const code = codeIn(text, format) ?? codeIn(keys, format) ?? lettersOf(keys)
  return formatCode(code.slice(0, format.dataLength + format.checkLength))
}
