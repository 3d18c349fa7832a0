// Scores the readers of printed codes beside each other: exact codes by level, wrong cards, CPU time. Reads a FOLDER of
// labelled captures, and by `--per-level N` and `--near N` generated ones that no training uses: three sets of
// near-misses, of which τ may be chosen on the first. `--font FILE` adds a print that was not trained, `--keep FOLDER`
// makes no generated picture twice, `--weights FOLDER` reads by another trained network. Prints one JSON line for each
// part; exits with 1 on a wrong card that the figures do not allow.
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createCodeReader } from '@fandeck/backend/ocr'
import { createPpModel } from '../bench/ocr/pp.ts'
import {
  type Readers,
  type Score,
  scoreFolder,
  scoreLevels,
  scoreNearMisses,
} from '../examples/backend/test/ocr-score.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reader: { type: 'string', default: 'own' },
    seed: { type: 'string', default: '1' },
    'per-level': { type: 'string', default: '0' },
    near: { type: 'string', default: '0' },
    sets: { type: 'string', default: '1,2,3' },
    tolerance: { type: 'string' },
    engine: { type: 'string', default: 'onnx' },
    font: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    weights: { type: 'string' },
  },
})
const [folder] = positionals
const perLevel = Number(values['per-level'])
const near = Number(values.near)
/** The network trained on the print, and PP-OCRv4 beside it. */
const READERS = ['own', 'pp'] as const
const kinds = READERS.filter((kind) => values.reader.split(',').includes(kind))
const unknown = kinds.length !== new Set(values.reader.split(',')).size
if (unknown || (folder === undefined && !(perLevel > 0) && !(near > 0))) {
  console.error(`Usage: npm run ocr:score -- [FOLDER] [--reader own,pp] [--per-level 100] [--near 3000] [--seed 1]
  [--sets 1,2,3] [--tolerance 3] [--engine wasm] [--font FILE]… [--keep FOLDER] [--weights FOLDER] (FOLDER has labels.json, issued.json and images/)`)
  process.exit(2)
}

const options = {
  engine: values.engine === 'wasm' ? ('wasm' as const) : ('onnx' as const),
  ...(values.weights !== undefined && { weights: resolve(values.weights) }),
  ...(values.tolerance !== undefined && { tolerance: Number(values.tolerance) }),
}
const keep = values.keep !== undefined && { folder: values.keep }
const readers: Readers = new Map(
  await Promise.all(
    kinds.map(async (kind) => {
      const model = kind === 'pp' && { model: await createPpModel() }
      return [kind, await createCodeReader({ ...options, ...model })] as const
    }),
  ),
)
/** The share of rough near-misses that may give a card; no other picture may. */
const ROUGH_ALLOWED = 0.002
let allowed = true

function tell(part: string, scores: Record<string, Score>, count = 0): void {
  for (const [reader, { exact, wrong, names, cpuMs, meanCpuMs }] of Object.entries(scores)) {
    for (const name of names) console.error(`wrong card by ${reader}: ${name}`)
    const total = Object.values(wrong).reduce((sum, cards) => sum + cards, 0)
    const kinds = total > 0 && { wrongByLevel: wrong }
    console.log(JSON.stringify({ part, reader, ...exact, wrong: total, ...kinds, cpuMs, meanCpuMs }))
    const { rough = 0, ...others } = wrong
    if (Object.keys(others).length > 0 || rough > (ROUGH_ALLOWED * count) / 2) allowed = false
  }
}

if (folder !== undefined) tell('folder', await scoreFolder(readers, folder))
if (perLevel > 0) {
  tell('levels', await scoreLevels(readers, { seed: values.seed, perLevel, ...keep }))
  for (const fontFile of values.font)
    tell(
      `font ${basename(fontFile)}`,
      await scoreLevels(readers, { seed: values.seed, perLevel, fontFile, ...keep }),
    )
}
if (near > 0)
  for (const set of values.sets.split(',').map(Number))
    tell(`near-misses ${set}`, await scoreNearMisses(readers, { set, count: near, ...keep }), near)
await Promise.all([...readers.values()].map((reader) => reader.close()))
process.exitCode = allowed ? 0 : 1
