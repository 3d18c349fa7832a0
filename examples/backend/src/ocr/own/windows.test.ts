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

test('a photograph without print is given up after a third of its windows, and each is read once', async () => {
  const all = await windowsRead(() => true)
  expect(all).toBeGreaterThan(250)
  expect(await windowsRead((at) => at === 60)).toBe(all)
  expect(await windowsRead(() => false)).toBeLessThan(all / 3)
})
