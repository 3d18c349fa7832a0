import { describe, expect, test } from 'vitest'
import { everyOrder, type ScheduleOptions, someOrders } from './schedule.test-helper.ts'

const whole = { channel: false, marker: 'whole', looksAgain: true } as const
const others = ['logout', 'login'] as const
const TOO_LONG_MS = 60_000

describe('S4.2 D54 while one tab renews the session', () => {
  test.each(others)(
    'another tab’s %s is kept in every order of the steps',
    async (other) => {
      const { orders, undone } = await everyOrder({ ...whole, other })
      expect(undone).toEqual([])
      expect(orders).toBeGreaterThan(1500)
    },
    TOO_LONG_MS,
  )

  test.each(others)(
    'another tab’s %s is kept in 500 orders with messages, seed 1',
    async (other) => {
      const { undone } = await someOrders({ ...whole, channel: true, other }, 1, 500)
      expect(undone).toEqual([])
    },
    TOO_LONG_MS,
  )

  const controls: [string, Partial<ScheduleOptions>][] = [
    ['there is no IndexedDB', { marker: 'none' }],
    ['reading and writing it are two transactions', { marker: 'torn' }],
    ['the other tab dies within a second', { looksAgain: false }],
  ]
  test.each(controls)(
    'control: it can be undone where %s',
    async (_, lacking) => {
      for (const other of others) {
        expect((await everyOrder({ ...whole, ...lacking, other }, 1)).undone).toHaveLength(1)
      }
    },
    TOO_LONG_MS,
  )

  test(
    'control: it is undone more often when the renewal does not read the marker again',
    async () => {
      const dying = { ...whole, looksAgain: false, other: 'logout' } as const
      const [again, blind] = [await everyOrder(dying), await everyOrder({ ...dying, marker: 'blind' })]
      const share = ({ orders, undone }: typeof again) => undone.length / orders
      expect(share(blind)).toBeGreaterThan(2 * share(again))
    },
    TOO_LONG_MS,
  )
})
