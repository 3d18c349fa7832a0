import { foldWidth } from './text.ts'

/**
 * Returns the digits of a typed or pasted number of a known length. In a pasted sentence a run of exactly that many
 * digits wins over digits of other numbers.
 *
 * @example
 * typedDigits('[팬덱] 인증번호는 ４８１９０２예요. 10분 안에 입력해 주세요.', 6) // '481902'
 * @see D94
 */
export function typedDigits(typed: string, length: number): string {
  const runs = foldWidth(typed).match(/[0-9]+/g) ?? []
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length)
}
