// What `pnpm ocr:score` measures: every picture is made once and read by every reader.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { formatCode, generateCode } from '@fandeck/sdk/claims'
import opentype from 'opentype.js'
import * as z from 'zod'
import { rng } from '../src/art/rng.ts'
import type { CodeReader } from '../src/ocr/code-reader.ts'
import { photographNearMiss, sharpnessOf } from './fixtures/ocr/near-miss.ts'
import { PHOTO_LEVELS, photograph } from './fixtures/ocr/photograph.ts'

export type Readers = ReadonlyMap<string, CodeReader>

/** The figures of one reader, by level or by kind of negative. */
export interface Score {
  /** The share of exactly read codes. */
  exact: Record<string, number>
  /** The pictures that gave a card which is not printed on them. */
  wrong: Record<string, number>
  names: string[]
  /** CPU time of a picture, ms. */
  cpuMs: number
  meanCpuMs: number
}

interface Shown {
  picture: Buffer
  level: string
  /** The printed code; `null` when no card may be given. */
  code: string | null
  name: string
}

const Labels = z.object({
  labels: z.array(
    z.object({
      file: z.string(),
      level: z.string(),
      expect: z.enum(['accept', 'reject']),
      code: z.nullable(z.string()),
    }),
  ),
})

const thousandths = (value: number) => Math.round(value * 1000) / 1000

/** Reads every picture by every reader; a card is an issued code, as in the shop. */
async function score(
  readers: Readers,
  issued: ReadonlySet<string>,
  pictures: AsyncIterable<Shown>,
): Promise<Record<string, Score>> {
  const counts = new Map(
    [...readers.keys()].map((name) => [
      name,
      {
        hits: new Map<string, boolean[]>(),
        wrong: new Map<string, number>(),
        names: [] as string[],
        cpu: [] as number[],
      },
    ]),
  )
  for await (const { picture, level, code, name } of pictures) {
    for (const [kind, reader] of readers) {
      const reading = await reader.read(picture)
      const count = counts.get(kind)
      if (!count) continue
      count.cpu.push(reading.cpuMs)
      const card = reading.code !== undefined && issued.has(reading.code) ? reading.code : null
      if (card !== null && card !== code) {
        count.wrong.set(level, (count.wrong.get(level) ?? 0) + 1)
        count.names.push(name)
      }
      if (code !== null) count.hits.set(level, [...(count.hits.get(level) ?? []), card === code])
    }
  }
  return Object.fromEntries(
    [...counts].map(([kind, { hits, wrong, names, cpu }]) => {
      const shares = [...hits].map(([level, all]) => [
        level,
        thousandths(all.filter(Boolean).length / all.length),
      ])
      const median = cpu.toSorted((a, b) => a - b)[Math.floor(cpu.length / 2)] ?? 0
      const mean = cpu.reduce((sum, ms) => sum + ms, 0) / Math.max(1, cpu.length)
      return [
        kind,
        {
          exact: Object.fromEntries(shares),
          wrong: Object.fromEntries(wrong),
          names,
          cpuMs: Math.round(median),
          meanCpuMs: Math.round(mean),
        },
      ]
    }),
  )
}

/** Reads a folder of labelled captures: labels.json, issued.json and images/. */
export async function scoreFolder(readers: Readers, folder: string): Promise<Record<string, Score>> {
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const { labels } = Labels.parse(await json('labels.json'))
  const issued = new Set(z.array(z.string()).parse(await json('issued.json')))
  async function* pictures() {
    for (const { file, level, expect, code } of labels) {
      const picture = await readFile(join(folder, 'images', file))
      yield { picture, level, code: expect === 'accept' ? code : null, name: file }
    }
  }
  return score(readers, issued, pictures())
}

function issuedCodes(seed: string): string[] {
  const random = rng(seed)
  return Array.from({ length: 500 }, () =>
    generateCode((bytes) => bytes.map(() => Math.floor(random() * 256))),
  )
}

async function fontIn(file: string): Promise<opentype.Font> {
  const bytes = await readFile(file)
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Returns the picture kept in a folder, or makes and keeps it: to make one takes ten times as long as to read it. */
async function kept(folder: string | undefined, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (folder === undefined) return make()
  const file = join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.jpg`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const picture = await make()
  await mkdir(folder, { recursive: true })
  await writeFile(file, picture)
  return picture
}

/** Reads photographs of issued codes of every level, in the print font or that of a file. */
export async function scoreLevels(
  readers: Readers,
  {
    seed,
    perLevel,
    fontFile,
    folder,
  }: { seed: string; perLevel: number; fontFile?: string; folder?: string },
): Promise<Record<string, Score>> {
  const issued = issuedCodes(`score/${seed}`)
  const print = fontFile === undefined ? {} : { font: await fontIn(fontFile) }
  async function* pictures() {
    for (const level of PHOTO_LEVELS) {
      for (let n = 0; n < perLevel; n++) {
        const code = issued[n % issued.length] ?? ''
        const name = `${level} ${seed}/${n}`
        const picture = await kept(folder, `${basename(fontFile ?? 'print')} ${name}`, () =>
          photograph(formatCode(code), level, `score/${seed}/${n}`, print),
        )
        yield { picture, level, code, name }
      }
    }
  }
  return score(readers, new Set(issued), pictures())
}

/** Reads one set of near-misses, half of them crisp and half of them rough; every card is wrong. */
export async function scoreNearMisses(
  readers: Readers,
  { set, count, folder }: { set: number; count: number; folder?: string },
): Promise<Record<string, Score>> {
  const issued = issuedCodes(`near-miss/${set}`)
  async function* pictures() {
    for (let n = 0; n < count; n++) {
      const level = sharpnessOf(n)
      const name = `${level} ${set}/${n}`
      const picture = await kept(folder, name, () => photographNearMiss(set, n, issued))
      yield { picture, level, code: null, name }
    }
  }
  return score(readers, new Set(issued), pictures())
}
