// The worker thread that reads pictures: see `threaded-reader.ts`.
import { parentPort, workerData } from 'node:worker_threads'
import { OcrError } from './code-reader.ts'
import { createCodeReader } from './reader.ts'
import type { ThreadAnswer, ThreadQuestion } from './threaded-reader.ts'

const reader = await createCodeReader({ timeLimitMs: workerData.timeLimitMs })

async function answer({ id, image, format }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    return { id, reading: await reader.read(Buffer.from(image), format) }
  } catch (error) {
    if (error instanceof OcrError) return { id, refusal: { code: error.code, message: error.message } }
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (question: ThreadQuestion) => parentPort?.postMessage(await answer(question)))
