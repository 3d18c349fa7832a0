import { expect, test } from 'vitest'
import { looksAtPhoto } from './photo.ts'

const photo = { data: new Uint8Array(750 * 1000), width: 750, height: 1000 }

/** Returns in how many windows the network looks. */
async function windowsRead(hasPrint: (at: number) => boolean): Promise<number> {
  let read = 0
  const look = async () => ({ hasPrint: hasPrint(read++), texts: [] })
  for await (const _ of looksAtPhoto(photo, look, new AbortController().signal));
  return read
}

test('a third of the windows shows whether a photograph has print, then those with print are read, each once', async () => {
  const all = await windowsRead(() => true)
  const samples = await windowsRead(() => false)
  const around = (await windowsRead((at) => at === 60)) - samples
  expect(all).toBeGreaterThan(250)
  expect(samples).toBeLessThan(all / 3)
  expect(around).toBeGreaterThan(8)
  expect(around).toBeLessThan(all / 5)
})
