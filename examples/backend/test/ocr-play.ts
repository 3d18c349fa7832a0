// O1 on seeded photographs: the share that is read at each level, and that only a printed, issued code gives
// a card.
import {
  CODE_ALPHABET,
  type CodeFormat,
  DEFAULT_CODE_FORMAT,
  formatCode,
  generateCode,
} from '@fandeck/sdk/claims'
import { rng } from '../src/art/rng.ts'
import { type CodeReader, OcrError } from '../src/ocr/code-reader.ts'
import { PHOTO_LEVELS, type PhotoLevel, photograph } from './fixtures/ocr/photograph.ts'

type Random = () => number

const newCode = (random: Random, format: CodeFormat) =>
  generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)), format)

/** Replaces that many characters of the code, without creating equal neighbours. */
function misprinted(code: string, times: number, random: Random): string {
  const characters = [...code]
  const places = characters.map((_, at) => at).sort(() => random() - 0.5)
  for (const at of places.slice(0, times)) {
    const others = [...CODE_ALPHABET].filter(
      (one) => one !== characters[at] && one !== characters[at - 1] && one !== characters[at + 1],
    )
    characters[at] = others[Math.floor(random() * others.length)] ?? ''
  }
  return characters.join('')
}

const WORDS = ['THANK YOU FANS', 'SEASON TWO 2026 FAN CARD', 'LIMITED EDITION NO.0127', 'FC SEOUL VS SUWON']

/** Labels that must give no card: `issued` codes with printing errors, truncated, or absent. */
const NEGATIVES: readonly [
  kind: string,
  text: (issued: string, random: Random, format: CodeFormat) => string,
][] = [
  ['one wrong', (issued, random) => formatCode(misprinted(issued, 1, random))],
  ['two wrong', (issued, random) => formatCode(misprinted(issued, 2, random))],
  ['not issued', (_, random, format) => formatCode(newCode(random, format))],
  ['cut off', (issued) => formatCode(issued).slice(0, 9)],
  ['words', (_, random) => WORDS[Math.floor(random() * WORDS.length)] ?? ''],
  ['blank', () => ''],
]

export interface OcrPlay {
  seed: number
  perLevel: number
  negatives: number
  /** The level of the negatives; all levels in rotation by default. */
  negativeLevel?: PhotoLevel
  /** In the usual alphabet. */
  format?: CodeFormat
}

async function cardOf(reader: CodeReader, issued: ReadonlySet<string>, picture: Buffer, format: CodeFormat) {
  try {
    const { code, cpuMs } = await reader.read(picture, format)
    return { card: code !== undefined && issued.has(code) ? code : undefined, cpuMs }
  } catch (error) {
    if (error instanceof OcrError) return { card: undefined, cpuMs: 0 }
    throw error
  }
}

/**
 * Reads all pictures as the backend would, and counts; `wrongKinds` contains the kinds that wrongly gave a card.
 */
export async function playOcr(
  reader: CodeReader,
  { seed, perLevel, negatives, negativeLevel, format = DEFAULT_CODE_FORMAT }: OcrPlay,
) {
  const random = rng(`ocr/${seed}`)
  const issued = new Set(Array.from({ length: 500 }, () => newCode(random, format)))
  const codes = [...issued]
  const any = () => codes[Math.floor(random() * codes.length)] ?? ''
  const cpu: number[] = []
  const wrongKinds: string[] = []
  const shares: Record<string, number> = {}
  for (const level of PHOTO_LEVELS) {
    let hits = 0
    for (let n = 0; n < perLevel; n++) {
      const code = any()
      const { card, cpuMs } = await cardOf(
        reader,
        issued,
        await photograph(formatCode(code), level, `${seed}/${n}`),
        format,
      )
      cpu.push(cpuMs)
      if (card === code) hits++
      else if (card !== undefined) wrongKinds.push(level)
    }
    if (perLevel > 0) shares[level] = Math.round((hits / perLevel) * 1000) / 1000
  }
  for (let n = 0; n < negatives; n++) {
    const [kind, textOf] = NEGATIVES[n % NEGATIVES.length] ?? ['blank', () => '']
    const level = negativeLevel ?? PHOTO_LEVELS[n % PHOTO_LEVELS.length] ?? 'easy'
    const picture = await photograph(textOf(any(), random, format), level, `negative/${seed}/${n}`)
    if ((await cardOf(reader, issued, picture, format)).card !== undefined) wrongKinds.push(kind)
  }
  const median = cpu.sort((a, b) => a - b)[Math.floor(cpu.length / 2)] ?? 0
  const mean = cpu.reduce((sum, ms) => sum + ms, 0) / Math.max(1, cpu.length)
  const perSecondAndCore = Math.round(10_000 / Math.max(1, median)) / 10
  return {
    ...shares,
    negatives,
    wrong: wrongKinds.length,
    wrongKinds,
    cpuMs: Math.round(median),
    meanCpuMs: Math.round(mean),
    perSecondAndCore,
  }
}
