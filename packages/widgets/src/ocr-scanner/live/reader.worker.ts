// The worker that reads frames; `scripts/reader-text.ts` bundles it into `worker.text.ts`. Frames stay on the device.
import { createWasmNetwork, grayOf, numbersOf, readWindow } from '@fandeck/sdk/scan'
import type { ReaderAnswer, ReaderFrame, ReaderStart } from './reader.protocol.ts'

/** Puts the two bytes of each number beside each other again. */
function joined(halves: Uint8Array): Uint8Array {
  const count = halves.length / 2
  return Uint8Array.from({ length: halves.length }, (_, i) => halves[(i % 2 ? 0 : count) + (i >> 1)] ?? 0)
}

addEventListener(
  'message',
  async ({ data: { wasm, halves, about, format } }: MessageEvent<ReaderStart>) => {
    const network = await createWasmNetwork(wasm, numbersOf(joined(halves)), about).catch(
      (error: unknown) => {
        // A rejected promise of a worker reaches no page; an error does.
        setTimeout(() => {
          throw error
        })
      },
    )
    if (!network) return
    addEventListener('message', ({ data: { data, width, height } }: MessageEvent<ReaderFrame>) => {
      const begun = performance.now()
      const sight = readWindow(network, { data: grayOf(data, 4), width, height }, { format })
      postMessage({ sight, ms: performance.now() - begun } satisfies ReaderAnswer)
    })
    postMessage({ sight: undefined, ms: 0 } satisfies ReaderAnswer)
  },
  { once: true },
)
