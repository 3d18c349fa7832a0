// Reads a folder of labelled captures: prints the share of exact codes per level, and fails on a wrong card.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCodeReader } from '@fandeck/backend/ocr'

interface Label {
  file: string
  level: string
  expect: 'accept' | 'reject'
  /** The printed code; `null` when the capture must not yield a card. */
  code: string | null
}

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: npm run ocr:score -- FOLDER (with labels.json, issued.json and images/)')
  process.exit(2)
}
const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
const { labels }: { labels: Label[] } = await json('labels.json')
const issued = new Set<string>(await json('issued.json'))

const reader = await createCodeReader()
const levels = new Map<string, boolean[]>()
const cpu: number[] = []
let wrong = 0
for (const { file, level, expect, code } of labels) {
  const reading = await reader.read(await readFile(join(folder, 'images', file)))
  cpu.push(reading.cpuMs)
  const card = reading.code !== undefined && issued.has(reading.code) ? reading.code : null
  if (card !== null && (expect === 'reject' || card !== code)) {
    wrong++
    console.error(`wrong card: ${file}`)
  }
  if (expect === 'accept') levels.set(level, [...(levels.get(level) ?? []), card === code])
}
await reader.close()

const share = (hits: boolean[]) => Math.round((hits.filter(Boolean).length / hits.length) * 1000) / 1000
const median = cpu.sort((a, b) => a - b)[Math.floor(cpu.length / 2)] ?? 0
const mean = cpu.reduce((sum, ms) => sum + ms, 0) / Math.max(1, cpu.length)
const shares = Object.fromEntries([...levels].map(([level, hits]) => [level, share(hits)]))
console.log(JSON.stringify({ ...shares, wrong, cpuMs: Math.round(median), meanCpuMs: Math.round(mean) }))
process.exitCode = wrong > 0 ? 1 : 0
