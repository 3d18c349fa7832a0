import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MediaStore } from './media-store.ts'

/** The contract of every store of media. */
export function itKeepsMedia(store: () => MediaStore): void {
  const name = () => `${randomBytes(32).toString('hex')}.jpg`

  describe('a store of media', () => {
    test('returns what was put under a name, byte by byte', async () => {
      const [one, other, bytes] = [name(), name(), randomBytes(70_000)]
      expect(await store().read(one)).toBeUndefined()
      await store().put(one, bytes)
      expect((await store().read(one))?.equals(bytes)).toBe(true)
      expect(await store().read(other)).toBeUndefined()
    })

    test('accepts the same name again, also at the same time', async () => {
      const [one, bytes] = [name(), randomBytes(1000)]
      await Promise.all([1, 2, 3, 4].map(() => store().put(one, bytes)))
      await store().put(one, bytes)
      expect((await store().read(one))?.equals(bytes)).toBe(true)
    })

    test('removes a name, and one that it does not have', async () => {
      const one = name()
      await store().put(one, randomBytes(10))
      await store().remove(one)
      expect(await store().read(one)).toBeUndefined()
      await store().remove(one)
    })
  })
}
