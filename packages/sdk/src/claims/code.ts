import type { Bytes } from '../kernel/bytes.ts'
import { FandeckError } from '../kernel/errors.ts'

/** Characters that OCR does not confuse; a character's index is its value in GF(23) (D11). */
export const CODE_ALPHABET = 'ACEFGHJKLNPRTUVWXY23479'

/** The format of a campaign's codes. */
export interface CodeFormat {
  /** Upper-case characters without repetition. */
  readonly alphabet: string
  /** Number of random characters. */
  readonly dataLength: number
  /** Number of check characters; two codes differ in at least one position more than this. */
  readonly checkLength: number
}

/** Nine random and three check characters, printed as `XXXX-XXXX-XXXX` (D11). */
export const DEFAULT_CODE_FORMAT: CodeFormat = {
  alphabet: CODE_ALPHABET,
  dataLength: 9,
  checkLength: 3,
}

/**
 * Parses the text form of a code format: the numbers of random and check characters, then the alphabet unless it is
 * the default one.
 *
 * @example
 * parseCodeFormat('10+2') // for more than 100,000 cards (D70)
 * parseCodeFormat('10+2 0123456789') // digits only
 * @throws `claims/bad-code-format`
 * @see D11, D70
 */
export function parseCodeFormat(text: string): CodeFormat {
  const [, data, checks, alphabet = CODE_ALPHABET] = /^(\d{1,2})\+(\d)(?: ([0-9A-Z]{2,}))?$/.exec(text) ?? []
  const [dataLength, checkLength] = [Number(data), Number(checks)]
  if (!(dataLength > 0) || new Set(alphabet).size < alphabet.length)
    throw new FandeckError('claims/bad-code-format', `${text} is not a code format, such as 10+2.`)
  return { alphabet, dataLength, checkLength }
}

const SEPARATORS = /[\s\-‐-―−.·_]/g
const MAX_DRAWS = 100_000

interface Field {
  prime: number
  /** The points at which every code, read as a polynomial with its first character leading, evaluates to zero. */
  roots: number[]
}

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return n > 1
}

function powersOf(base: number, prime: number): number[] {
  const powers = [1]
  for (let p = base % prime; p !== 1 && p !== 0; p = (p * base) % prime) powers.push(p)
  return powers
}

/** Returns the smallest prime field with a value for each character and a point for each position. */
function fieldOf({ alphabet, dataLength, checkLength }: CodeFormat): Field {
  let prime = Math.max(alphabet.length, dataLength + checkLength + 1)
  while (!isPrime(prime)) prime++
  let generator = 2
  while (powersOf(generator, prime).length < prime - 1) generator++
  // Σ c_i·g^(i·j) = 0 is equivalent to: the polynomial with leading coefficient c_0 is zero at g^-j.
  const inverses = powersOf(generator, prime).slice(1).reverse()
  return { prime, roots: inverses.slice(0, checkLength) }
}

/** Returns the Reed-Solomon remainder, which makes the whole code zero at every root. */
function checksOf(data: number[], { prime, roots }: Field): number[] {
  const mod = (n: number) => ((n % prime) + prime) % prime
  let divisor = [1]
  for (const root of roots) {
    const product = divisor
    divisor = [...product, 0].map((c, i) => mod(c - root * (product[i - 1] ?? 0)))
  }
  let rest: number[] = roots.map(() => 0)
  for (const value of data) {
    const lead = mod(value + (rest[0] ?? 0))
    rest = rest.map((_, i) => mod((rest[i + 1] ?? 0) - lead * (divisor[i + 1] ?? 0)))
  }
  return rest.map((value) => mod(-value))
}

const hasEqualNeighbours = (values: readonly number[]): boolean =>
  values.some((value, i) => i > 0 && value === values[i - 1])

/**
 * Returns the code in a typed or recognised text without separators, or `undefined` when the length, a character or a
 * check character is wrong. Converts to upper case but never substitutes look-alikes: `O` is not `0`.
 *
 * @example
 * parseCode('234l-37l7-pklp') // '234L37L7PKLP'
 * @see D11
 */
export function parseCode(text: string, format: CodeFormat = DEFAULT_CODE_FORMAT): string | undefined {
  const code = text.toUpperCase().replace(SEPARATORS, '')
  if (code.length !== format.dataLength + format.checkLength) return undefined
  const values = [...code].map((character) => format.alphabet.indexOf(character))
  if (values.includes(-1) || hasEqualNeighbours(values)) return undefined
  const { prime, roots } = fieldOf(format)
  const zeroAt = (root: number) => {
    let sum = 0
    for (const value of values) sum = (sum * root + value) % prime
    return sum === 0
  }
  return roots.every(zeroAt) ? code : undefined
}

/** Returns whether `parseCode` accepts the text. */
export const isCode = (text: string, format?: CodeFormat): boolean => parseCode(text, format) !== undefined

/** Formats a code in groups of four: `XXXX-XXXX-XXXX`. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/**
 * Generates a code; every valid code is equally likely.
 *
 * @param randomValues fills the bytes from a cryptographic source: `(bytes) => crypto.getRandomValues(bytes)`
 * @throws when the source keeps returning bytes that yield no code, as a broken one does
 */
export function generateCode(
  randomValues: (bytes: Bytes) => Uint8Array,
  format: CodeFormat = DEFAULT_CODE_FORMAT,
): string {
  const { alphabet, dataLength } = format
  const field = fieldOf(format)
  // Bytes beyond the last whole alphabet would favour its first characters.
  const fair = 256 - (256 % alphabet.length)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const bytes = randomValues(new Uint8Array(dataLength * 2))
    const data = [...bytes]
      .filter((byte) => byte < fair)
      .slice(0, dataLength)
      .map((byte) => byte % alphabet.length)
    if (data.length < dataLength) continue
    const values = [...data, ...checksOf(data, field)]
    // When the alphabet's size is not prime, some field values have no character.
    if (values.every((value) => value < alphabet.length) && !hasEqualNeighbours(values))
      return values.map((value) => alphabet.charAt(value)).join('')
  }
  throw new Error('The random source yields no valid code.')
}
