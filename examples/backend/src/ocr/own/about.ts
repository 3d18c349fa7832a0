import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

/** A file of the training; `ocr-training/README.md` says how each was made. */
export const trained = (file: string): string =>
  fileURLToPath(new URL(`../../../ocr-training/${file}`, import.meta.url))

/** The folder of the trained network. */
export const WEIGHTS: string = trained('weights')

const WeightsAbout = z.object({
  alphabet: z.string(),
  window: z.tuple([z.int(), z.int()]),
  tensors: z.array(z.tuple([z.string(), z.array(z.int())])),
})

/** Reads what the training has written beside its weights. */
export const readAbout = async (weights: string = WEIGHTS): Promise<z.output<typeof WeightsAbout>> =>
  WeightsAbout.parse(JSON.parse(await readFile(`${weights}/reader.json`, 'utf8')))
