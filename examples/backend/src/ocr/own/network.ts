import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createWasmNetwork, numbersOf, type Seen, WINDOW } from '@fandeck/sdk/scan'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import * as z from 'zod'

const trained = (file: string): string =>
  fileURLToPath(new URL(`../../../ocr-training/${file}`, import.meta.url))

/** The folder of the trained network; `ocr-training/README.md` says how it was made. */
export const WEIGHTS: string = trained('weights')

/** What computes the network. */
export type Engine = 'onnx' | 'wasm'

/** Turns a normalised window into the probabilities of its columns, [column][class]. */
export interface Network {
  run(window: Float32Array): Promise<Float32Array>
  close(): Promise<void>
}

async function onnxNetwork(): Promise<Network> {
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const session = await InferenceSession.create(`${WEIGHTS}/reader.onnx`, options)
  return {
    async run(window) {
      const { probabilities } = await session.run({
        window: new Tensor('float32', window, [1, 1, WINDOW.height, WINDOW.width]),
      })
      if (!(probabilities?.data instanceof Float32Array))
        throw new TypeError('The network has returned no probabilities.')
      return probabilities.data
    },
    close: () => session.release(),
  }
}

const WeightsAbout = z.object({
  window: z.tuple([z.int(), z.int()]),
  tensors: z.array(z.tuple([z.string(), z.array(z.int())])),
})

/** Loads the network as a browser has it. */
export async function openWasm(): Promise<(window: Float32Array) => Seen> {
  const [wasm, weights, about] = await Promise.all([
    readFile(trained('wasm/reader.wasm')),
    readFile(`${WEIGHTS}/reader.f16`),
    readFile(`${WEIGHTS}/reader.json`, 'utf8'),
  ])
  return createWasmNetwork(new Uint8Array(wasm), numbersOf(weights), WeightsAbout.parse(JSON.parse(about)))
}

async function wasmNetwork(): Promise<Network> {
  const run = await openWasm()
  return { run: async (window) => run(window).probabilities, close: async () => undefined }
}

/** Loads the trained network. onnxruntime takes a quarter of the time of WebAssembly, which a browser runs too. */
export const openNetwork = (engine: Engine): Promise<Network> =>
  engine === 'wasm' ? wasmNetwork() : onnxNetwork()
