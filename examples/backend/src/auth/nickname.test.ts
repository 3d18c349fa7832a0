import { checkNickname } from '@fandeck/sdk/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberRow } from '../../test/members.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { freeNickname } from './nickname.ts'
import { users } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Draws these nicknames in their order. */
const drawing = (...nicknames: string[]) => {
  const drawn: number[] = []
  return { drawn, draw: (attempt: number) => nicknames[drawn.push(attempt) - 1] ?? 'none' }
}

describe('S7.39 a nickname that sign-up draws', () => {
  test('is one that the rules allow, with four digits, later with six', async () => {
    const seen: string[] = []
    await shop.db.transaction((tx) => freeNickname(tx).then((nickname) => seen.push(nickname)))
    expect(seen).toEqual([expect.stringMatching(/^[가-힣]{3,6}\d{4}$/)])
    expect(checkNickname(seen[0] ?? '')).toBeUndefined()
  })

  test('is not that of another member, also in another case', async () => {
    await shop.member({ nickname: 'MoonFan' })
    const { drawn, draw } = drawing('MoonFan', 'moonfan', '노을')
    expect(await shop.db.transaction((tx) => freeNickname(tx, draw))).toBe('노을')
    expect(drawn).toEqual([0, 1, 2])
  })

  test('is not one that another sign-up is about to save', async () => {
    let other: string | undefined
    await shop.db.transaction(async (tx) => {
      expect(await freeNickname(tx, drawing('새벽').draw)).toBe('새벽')
      other = await shop.db.transaction((second) => freeNickname(second, drawing('새벽', '한낮').draw))
    })
    expect(other).toBe('한낮')
  })

  test('ends with an error instead of a repetition when every draw is taken', async () => {
    await shop.member({ nickname: '유일한팬' })
    const drawn = shop.db.transaction((tx) => freeNickname(tx, () => '유일한팬'))
    await expect(drawn).rejects.toThrow('No free nickname')
  })

  test('of twenty sign-ups that draw the same ones differ', async () => {
    const signUp = () =>
      shop.db.transaction(async (tx) => {
        const nickname = await freeNickname(tx, (attempt) => `팬${attempt}호`)
        await tx.insert(users).values(memberRow({ nickname }))
        return nickname
      })
    const drawn = await Promise.all(Array.from({ length: 20 }, signUp))
    expect(new Set(drawn).size).toBe(20)
  })
})
