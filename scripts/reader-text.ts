// Writes the reader of live scanning as text, from the trained network and the sources of its worker: a page of any
// bundler or none, and of any origin, can start it. The text is not committed; `with-toolchain.mjs` writes it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '..')
const NOTE = '// Written by scripts/reader-text.ts.'
export const LIVE = 'packages/widgets/src/ocr-scanner/live'
const TRAINING = 'examples/backend/ocr-training'

const bytes = (file: string) => readFileSync(join(ROOT, TRAINING, file))
export const trainingAbout = () => JSON.parse(bytes('weights/reader.json').toString())

function workerText(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, LIVE, 'reader.worker.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['fandeck-source'],
    legalComments: 'none',
  })
  const text = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  return `${NOTE}
/** The script of the worker, base64. */
export const workerText: string =
  '${text}'
`
}

function weightsText(): string {
  const halves = bytes('weights/reader.f16')
  const planes = Buffer.concat([1, 0].map((half) => halves.filter((_, i) => i % 2 === half)))
  const { alphabet, window, tensors } = trainingAbout()
  return `${NOTE}
import type { WeightsAbout } from '@fandeck/sdk/scan'

/** The operations, base64. */
export const wasm: string =
  '${bytes('wasm/reader.wasm').toString('base64')}'

/** The weights in half precision, base64: all high bytes, then all low bytes. */
export const halves: string =
  '${planes.toString('base64')}'

/** The alphabet, the window and the tensors. */
export const about: WeightsAbout = JSON.parse(
  '${JSON.stringify({ alphabet, window, tensors })}',
)
`
}

/** Writes a file unless it is the same, so that no watcher starts again. */
function writeChanged(name: string, text: string): void {
  const file = join(ROOT, LIVE, name)
  let before: string | undefined
  try {
    before = readFileSync(file, 'utf8')
  } catch {
    // Not written yet.
  }
  if (before !== text) writeFileSync(file, text)
}

if (import.meta.main) {
  writeChanged('worker.text.ts', workerText())
  writeChanged('weights.text.ts', weightsText())
}
