import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aCardShare, aSharedCard } from '../testing/card-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  endCardShareEndpoint,
  getCardShareEndpoint,
  getSharedCardEndpoint,
  setCardShareEndpoint,
} from './cards.endpoints.ts'
import { SharedCard } from './cards.shares.schema.ts'
import { endCardShare, getCardShare, getSharedCard, setCardShare } from './cards.shares.ts'

const copy = { cardId: 101, edition: 8 }

test('the link of an own card is made, read and ended by the number of its copy, and each change is announced', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const changed = vi.fn()
  fandeck.on('cards:share-changed', changed)
  server.answer(getCardShareEndpoint, { share: null })
  server.answer(setCardShareEndpoint, aCardShare({ showsName: true }))
  server.answer(endCardShareEndpoint, undefined)
  expect(await getCardShare(fandeck, copy)).toBeNull()
  expect(changed).not.toHaveBeenCalled()
  expect(await setCardShare(fandeck, { ...copy, showsName: true })).toEqual(aCardShare({ showsName: true }))
  await endCardShare(fandeck, copy)
  const path = '/card/share/101/8'
  expect(server.requests).toMatchObject([
    { method: 'GET', path },
    { method: 'POST', path, body: { name_yn: 'Y' } },
    { method: 'DELETE', path },
  ])
  expect(changed.mock.calls).toEqual([[copy], [copy]])
})

test('a refused link is announced to no listener', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const changed = vi.fn()
  fandeck.on('cards:share-changed', changed)
  server.answer(setCardShareEndpoint, () => refuse(404, '카드를 찾을 수 없어요.', 'NOT_FOUND'))
  await expect(setCardShare(fandeck, { ...copy, showsName: false })).rejects.toMatchObject({
    code: 'cards/not-found',
  })
  expect(changed).not.toHaveBeenCalled()
})

test('a shared card is read without a session, and without a name unless the reply has one', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getSharedCardEndpoint, aSharedCard({ dropId: 101 }))
  expect(await getSharedCard(fandeck, { shareKey: aSharedCard().shareKey })).toEqual(
    aSharedCard({ dropId: 101 }),
  )
  expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  const { nick_name: _, minting_seq: __, ...older } = z.encode(SharedCard, aSharedCard())
  expect(z.decode(SharedCard, older).ownerName).toBeUndefined()
})

test('an ended link is cards/not-found', async () => {
  const { fandeck, server } = testKit()
  server.answer(getSharedCardEndpoint, () => refuse(404, '더 이상 공유하지 않는 카드예요.', 'NOT_FOUND'))
  await expect(getSharedCard(fandeck, { shareKey: aSharedCard().shareKey })).rejects.toMatchObject({
    code: 'cards/not-found',
  })
})

test('a torn link is cards/not-found without a request', async () => {
  const { fandeck, server } = testKit()
  for (const shareKey of ['short', 'a'.repeat(23), 'a b', '../../etc'])
    await expect(getSharedCard(fandeck, { shareKey })).rejects.toMatchObject({ code: 'cards/not-found' })
  expect(server.requests).toEqual([])
})
