import type { CodeFormat } from '@fandeck/sdk/claims'
import type { Sight } from '@fandeck/sdk/scan'
import { trustedWorker } from '../../theme/load-script.ts'
import type { ReaderAnswer, ReaderFrame, ReaderStart } from './reader.protocol.ts'
import { about, halves, wasm } from './weights.text.ts'
import { workerText } from './worker.text.ts'

/** A device is judged by the fastest of its first frames, because the first ones also compile the code. */
const JUDGED = 5
const SLOW_MS = 120

/** Reads frames in a worker. */
export interface FrameReader {
  /** Returns the code in a frame; `undefined` without one, and while another frame is being read. */
  read(frame: ReaderFrame): Promise<Sight | undefined>
  /** Whether the device takes over 120 ms a frame; stop it then. */
  isSlow(): boolean
  stop(): void
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Starts the worker with the network. Rejects where the page's policy or the browser has no worker or WebAssembly. */
export async function startReader(format: CodeFormat | undefined): Promise<FrameReader> {
  const url = URL.createObjectURL(new Blob([bytesOf(workerText)], { type: 'text/javascript' }))
  const worker = trustedWorker(url)
  let waiting: { resolve(answer: ReaderAnswer): void; reject(error: Error): void } | undefined
  let [count, fastest] = [0, Number.POSITIVE_INFINITY]
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => waiting?.resolve(data))
  worker.addEventListener('error', () => waiting?.reject(new Error('The reader has failed.')))

  async function ask(message: ReaderStart | ReaderFrame, transferred: Transferable[]): Promise<ReaderAnswer> {
    try {
      return await new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(message, transferred)
      })
    } finally {
      waiting = undefined
    }
  }
  try {
    await ask({ wasm: bytesOf(wasm), halves: bytesOf(halves), about, format }, [])
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    URL.revokeObjectURL(url)
  }

  return {
    async read({ data, width, height }) {
      if (waiting) return undefined
      const { sight, ms } = await ask({ data, width, height }, [data.buffer])
      count++
      fastest = Math.min(fastest, ms)
      return sight
    },
    isSlow: () => count >= JUDGED && fastest > SLOW_MS,
    stop: () => worker.terminate(),
  }
}
