import type { CodeFormat } from '@fandeck/sdk/claims'
import type { Sight, WeightsAbout } from '@fandeck/sdk/scan'

/** The first message to the worker. */
export interface ReaderStart {
  wasm: Uint8Array<ArrayBuffer>
  /** Half precision: the high bytes of all numbers, then the low bytes, which compresses better. */
  halves: Uint8Array
  about: WeightsAbout
  format: CodeFormat | undefined
}

/** Every other message to the worker: one frame of the window, as `ImageData` has it. */
export interface ReaderFrame {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The worker's answer to a frame. */
export interface ReaderAnswer {
  sight: Sight | undefined
  /** What reading took, ms. */
  ms: number
}
