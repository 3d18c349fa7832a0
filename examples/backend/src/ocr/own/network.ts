import { readFile } from 'node:fs/promises'
import { createWasmNetwork, numbersOf, type Seen, WINDOW } from '@fandeck/sdk/scan'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { readAbout, trained, WEIGHTS } from './about.ts'

/** What computes the network. */
export type Engine = 'onnx' | 'wasm'

/** Turns a normalised window into the probabilities of its columns, [column][class]. */
export interface Network {
  /** The characters of the classes. */
  alphabet: string
  run(window: Float32Array): Promise<Float32Array>
  close(): Promise<void>
}

async function onnxNetwork(weights: string): Promise<Network> {
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const [{ alphabet }, session] = await Promise.all([
    readAbout(weights),
    InferenceSession.create(`${weights}/reader.onnx`, options),
  ])
  return {
    alphabet,
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

/** Loads the network as a browser has it. */
export async function openWasm(weights: string = WEIGHTS): Promise<(window: Float32Array) => Seen> {
  const [wasm, halves, about] = await Promise.all([
    readFile(trained('wasm/reader.wasm')),
    readFile(`${weights}/reader.f16`),
    readAbout(weights),
  ])
  return createWasmNetwork(new Uint8Array(wasm), numbersOf(halves), about)
}

async function wasmNetwork(weights: string): Promise<Network> {
  const [{ alphabet }, run] = await Promise.all([readAbout(weights), openWasm(weights)])
  return { alphabet, run: async (window) => run(window).probabilities, close: async () => undefined }
}

/** Loads the trained network. onnxruntime takes a quarter of the time of WebAssembly, which a browser runs too. */
export const openNetwork = (engine: Engine, weights: string = WEIGHTS): Promise<Network> =>
  engine === 'wasm' ? wasmNetwork(weights) : onnxNetwork(weights)
