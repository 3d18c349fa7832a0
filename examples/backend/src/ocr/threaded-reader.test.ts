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

/** Microseconds of CPU that this thread spent on the work, in which it could do nothing else. */
async function ownCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

describe('a reader in a thread of its own', () => {
  test("reads what the reader reads, and takes a tenth of what that takes of the server's own thread", async () => {
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

  test('refuses what is no picture without asking the thread, and what does not decode by asking it', async () => {
    const hanging = opened(createThreadedReader({ entry: entry('setInterval(() => {}, 1000)') }))
    await expect(hanging.read(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'ocr/not-an-image' })
    await expect(hanging.read(Buffer.alloc(256 * 1024 + 1))).rejects.toMatchObject({ code: 'ocr/too-large' })
    const threaded = opened(createThreadedReader())
    const cut = (await photograph('ANPT-EKTX-A7FX', 'easy', 'cut')).subarray(0, 2000)
    await expect(threaded.read(cut)).rejects.toMatchObject({ name: 'OcrError', code: 'ocr/not-an-image' })
  })

  test('gives up a thread that hangs, and one that dies; the next picture gets a new one', async () => {
    const image = await photograph('', 'easy', 'blank')
    const busy = opened(createThreadedReader({ timeLimitMs: 1, entry: entry('for (;;);') }))
    await expect(busy.read(image)).rejects.toMatchObject({ code: 'ocr/timeout' })
    const dying = opened(createThreadedReader({ entry: entry('process.exit(3)') }))
    await expect(dying.read(image)).rejects.toThrow('ended with 3')
    await expect(dying.read(image)).rejects.toThrow('ended with 3')
  })
})
