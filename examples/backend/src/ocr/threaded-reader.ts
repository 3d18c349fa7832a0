import { Worker } from 'node:worker_threads'
import type { CodeFormat } from '@fandeck/sdk/claims'
import { type CodeReader, type CodeReading, OcrError, type OcrErrorCode } from './code-reader.ts'
import { refuseAtSight } from './image.ts'

export interface ThreadQuestion {
  id: number
  image: Uint8Array
  format?: CodeFormat | undefined
}

/** A result, a refusal of the picture, or an unexpected error. */
export interface ThreadAnswer {
  id: number
  reading?: CodeReading
  refusal?: { code: OcrErrorCode; message: string }
  failure?: string
}

export interface ThreadedReaderOptions {
  /** From the call to the result, including the wait in the queue. */
  timeLimitMs?: number
  /** The script of the thread; a test replaces it by one that hangs. */
  entry?: URL
}

const TIME_LIMIT_MS = 10_000
/** How long after its time limit a picture may still occupy the thread before it is terminated. */
const GRACE_MS = 2000

const tooLong = (ms: number) => new OcrError('ocr/timeout', `No result within ${ms} ms.`)

/**
 * Reads printed codes in a worker thread, so that the server keeps responding. A thread that hangs or crashes fails
 * its pictures, and the next picture gets a new one.
 */
export function createThreadedReader({
  timeLimitMs = TIME_LIMIT_MS,
  entry = new URL('./thread.ts', import.meta.url),
}: ThreadedReaderOptions = {}): CodeReader {
  const waiting = new Map<number, PromiseWithResolvers<CodeReading>>()
  let thread: Worker | undefined
  let asked = 0

  function giveUp(old: Worker | undefined, error: Error): void {
    if (!old || old !== thread) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    void old.terminate()
  }

  function start(): Worker {
    const started = new Worker(entry, { workerData: { timeLimitMs } })
    started.unref()
    started.on('message', ({ id, reading, refusal, failure }: ThreadAnswer) => {
      const asker = waiting.get(id)
      waiting.delete(id)
      if (reading) asker?.resolve(reading)
      else if (refusal) asker?.reject(new OcrError(refusal.code, refusal.message))
      else asker?.reject(new Error(failure))
    })
    started.on('error', (error) => giveUp(started, error instanceof Error ? error : new Error(String(error))))
    started.on('exit', (code) => giveUp(started, new Error(`The reading thread has ended with ${code}.`)))
    return started
  }

  return {
    async read(image, format) {
      refuseAtSight(image)
      thread ??= start()
      const used = thread
      const id = ++asked
      const asker = Promise.withResolvers<CodeReading>()
      waiting.set(id, asker)
      used.postMessage({ id, image, format } satisfies ThreadQuestion)
      const limit = timeLimitMs + GRACE_MS
      const timer = setTimeout(() => giveUp(used, tooLong(limit)), limit)
      try {
        return await asker.promise
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise))
      const old = thread
      thread = undefined
      await old?.terminate()
    },
  }
}
