import { availableParallelism } from 'node:os'
import { type CodeFormat, DEFAULT_CODE_FORMAT, isCode } from '@fandeck/sdk/claims'
import { chooseCode } from '@fandeck/sdk/scan'
import PQueue from 'p-queue'
import { type CodeReader, OcrError } from './code-reader.ts'
import { decodeImage } from './image.ts'
import { createOwnModel } from './own/model.ts'
import type { Engine } from './own/network.ts'
import type { TextModel } from './text-model.ts'

/** A busy machine can be slow with a valid picture; the scanner waits for 30 seconds. */
const TIME_LIMIT_MS = 10_000
/** The codes of one photograph that are read; a fan with more cards photographs them one by one. */
const MOST_CODES = 4

export interface CodeReaderOptions {
  /** What turns a picture into texts. @default the network trained on the print */
  model?: TextModel
  /** What computes the network. @default 'onnx' */
  engine?: Engine
  /** The folder of the network. @default that of the repository */
  weights?: string
  /** In nats; a test replaces it to measure its effect. */
  tolerance?: number
  /** From the call to the result, including the wait in the queue. */
  timeLimitMs?: number
}

/**
 * Loads the network and returns the reader of printed codes. Create one per process and close it at the end.
 *
 * @see decisions D10, D11, D60
 */
export async function createCodeReader(options: CodeReaderOptions = {}): Promise<CodeReader> {
  const { tolerance, timeLimitMs = TIME_LIMIT_MS } = options
  const model = options.model ?? (await createOwnModel(options.engine, options.weights))
  const queue = new PQueue({ concurrency: availableParallelism() })

  async function readCodes(image: Buffer, format: CodeFormat, signal: AbortSignal): Promise<string[]> {
    const picture = await decodeImage(image)
    const several = model.mayShowSeveral?.(picture) ?? false
    const codes = new Set<string>()
    try {
      for await (const candidates of model.looks(picture, format, signal)) {
        const code = chooseCode(candidates, (text) => isCode(text, format), tolerance ?? model.tolerance)
        if (code !== undefined) codes.add(code)
        if (codes.size === (several ? MOST_CODES : 1)) break
      }
    } catch (error) {
      // Too late for another code: those that were found count.
      if (!signal.aborted || codes.size === 0) throw error
    }
    return [...codes]
  }

  return {
    async read(image, format = DEFAULT_CODE_FORMAT) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        return await queue.add(
          async () => {
            const before = process.cpuUsage()
            const codes = await readCodes(image, format, signal)
            const { user, system } = process.cpuUsage(before)
            return { code: codes[0], codes, cpuMs: (user + system) / 1000 }
          },
          { signal },
        )
      } catch (error) {
        if (error instanceof OcrError || !signal.aborted) throw error
        throw new OcrError('ocr/timeout', `No result within ${timeLimitMs} ms.`, error)
      }
    },
    async close() {
      await queue.onIdle()
      await model.close()
    },
  }
}
