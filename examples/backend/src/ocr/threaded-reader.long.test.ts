import { formatCode, generateCode } from '@fandeck/sdk/claims'
import { afterEach, describe, expect, test } from 'vitest'
import { photograph } from '../../test/fixtures/ocr/photograph.ts'
import { rng } from '../art/rng.ts'
import type { CodeReader } from './code-reader.ts'
import { createCodeReader } from './reader.ts'
import { createThreadedReader } from './threaded-reader.ts'

const random = rng('ocr/thread')
const codes = Array.from({ length: 4 }, () =>
  generateCode((bytes) => bytes.map(() => Math.floor(random() * 256))),
)
const entry = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`)
let open: CodeReader[] = []
const opened = <R extends CodeReader>(reader: R): R => {
  open.push(reader)
  return reader
}
afterEach(async () => {
  await Promise.all(open.map((reader) => reader.close()))
  open = []
})

/** Returns the CPU time of this thread during the work, microseconds. */
async function ownCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

describe('a reader in a worker thread', () => {
  test("returns the results of the reader, with a tenth of its CPU time in the server's thread", async () => {
    const images = await Promise.all(codes.map((code) => photograph(formatCode(code), 'easy', code)))
    const threaded = opened(createThreadedReader())
    const own = opened(await createCodeReader())
    const first = images[0] ?? Buffer.alloc(0)
    await Promise.all([threaded.read(first), own.read(first)])
    const read: (string | undefined)[] = []
    const by = (reader: CodeReader) => async () => {
      for (const image of images) read.push((await reader.read(image)).code)
    }
    const beside = await ownCpu(by(threaded))
    const alone = await ownCpu(by(own))
    expect(read).toEqual([...codes, ...codes])
    expect(beside).toBeLessThan(alone / 10)
  })

  test('refuses a non-picture without the thread, and one that does not decode in the thread', async () => {
    const hanging = opened(createThreadedReader({ entry: entry('setInterval(() => {}, 1000)') }))
    await expect(hanging.read(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'ocr/not-an-image' })
    await expect(hanging.read(Buffer.alloc(256 * 1024 + 1))).rejects.toMatchObject({ code: 'ocr/too-large' })
    const threaded = opened(createThreadedReader())
    const cut = (await photograph('ANPT-EKTX-A7FX', 'easy', 'cut')).subarray(0, 2000)
    await expect(threaded.read(cut)).rejects.toMatchObject({ name: 'OcrError', code: 'ocr/not-an-image' })
  })

  test('abandons a thread that hangs or crashes; the next picture gets a new one', async () => {
    const image = await photograph('', 'easy', 'blank')
    const busy = opened(createThreadedReader({ timeLimitMs: 1, entry: entry('for (;;);') }))
    await expect(busy.read(image)).rejects.toMatchObject({ code: 'ocr/timeout' })
    const dying = opened(createThreadedReader({ entry: entry('process.exit(3)') }))
    await expect(dying.read(image)).rejects.toThrow('ended with 3')
    await expect(dying.read(image)).rejects.toThrow('ended with 3')
  })
})
