import { availableParallelism } from 'node:os'
import { type CodeFormat, DEFAULT_CODE_FORMAT, isCode } from '@fandeck/sdk/claims'
import PQueue from 'p-queue'
import { beamSearch } from './beam.ts'
import { chooseCode, TOLERANCE } from './choose.ts'
import { type CodeReader, OcrError } from './code-reader.ts'
import { cropLine } from './crop.ts'
import { findText } from './detect.ts'
import { decodeImage } from './image.ts'
import { loadModels } from './models.ts'
import { createRecogniser } from './recognise.ts'

const GROWTH = 2.4
/**
 * The widths at which the code is searched, px. The narrow one costs a third and finds as much at the levels easy
 * and medium; of 400 hard pictures it reads 239, the wide one 247, and both in sequence 253 (docs/reliability.md,
 * O1).
 */
const LOOKS = [256, 480]
/** A busy machine can be slow with a valid picture; the scanner waits for 30 seconds. */
const TIME_LIMIT_MS = 10_000

export interface CodeReaderOptions {
  /** In nats; a test replaces it to measure its effect. */
  tolerance?: number
  /** In px; a test replaces it to measure the effect of the second. */
  looks?: readonly number[]
  /** From the call to the result, including the wait in the queue. */
  timeLimitMs?: number
}

/**
 * Loads the models and returns the reader of printed codes. Create one per process and close it at the end.
 *
 * @see decisions D10, D11, D60
 */
export async function createCodeReader({
  tolerance = TOLERANCE,
  looks = LOOKS,
  timeLimitMs = TIME_LIMIT_MS,
}: CodeReaderOptions = {}): Promise<CodeReader> {
  const { detector, recogniser, dictionary } = await loadModels()
  const recognise = createRecogniser(recogniser, dictionary)
  const queue = new PQueue({ concurrency: availableParallelism() })

  async function readCode(
    image: Buffer,
    format: CodeFormat,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { alphabet, dataLength, checkLength } = format
    const picture = await decodeImage(image)
    for (const width of looks) {
      signal.throwIfAborted()
      const box = await findText(detector, picture, width)
      if (!box) continue
      const steps = await recognise(cropLine(picture.gray, box, GROWTH), alphabet)
      const candidates = beamSearch(steps, alphabet, dataLength + checkLength)
      const code = chooseCode(candidates, (text) => isCode(text, format), tolerance)
      if (code !== undefined) return code
    }
    return undefined
  }

  return {
    async read(image, format = DEFAULT_CODE_FORMAT) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        return await queue.add(
          async () => {
            const before = process.cpuUsage()
            const code = await readCode(image, format, signal)
            const { user, system } = process.cpuUsage(before)
            return { code, cpuMs: (user + system) / 1000 }
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
      await Promise.all([detector.release(), recogniser.release()])
    },
  }
}
