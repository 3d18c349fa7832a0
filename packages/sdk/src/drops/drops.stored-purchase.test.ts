import { expect, test } from 'vitest'
import { testKit } from '../testing/test-kit.ts'
import { purchaseMemory } from './drops.stored-purchase.ts'

const member = (memberId: string) => ({
  memberId,
  nickname: '하나',
  accountType: 'phone' as const,
  walletLinked: false,
})

test('an attempt belongs to its member: another one who signs in in the tab begins a new one', () => {
  const { fandeck } = testKit({ loggedIn: true })
  fandeck.session.setUser(member('one'))
  const choice = { count: 1, method: 'card' } as const
  const key = purchaseMemory(fandeck, 1).begin(choice)
  expect(purchaseMemory(fandeck, 1).read()?.key).toBe(key)
  fandeck.session.setUser(member('two'))
  expect(purchaseMemory(fandeck, 1).read()).toBeUndefined()
  expect(purchaseMemory(fandeck, 1).begin(choice)).not.toBe(key)
})

test('an attempt is read before the member is known, as after a reload', () => {
  const { fandeck } = testKit({ loggedIn: true })
  fandeck.session.setUser(member('one'))
  const key = purchaseMemory(fandeck, 1).begin({ count: 1, method: 'card' })
  fandeck.session.setUser(undefined)
  expect(purchaseMemory(fandeck, 1).read()?.key).toBe(key)
})
