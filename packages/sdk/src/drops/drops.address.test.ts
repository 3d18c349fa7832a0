import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { aDelivery } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  deleteSavedDeliveryEndpoint,
  getSavedDeliveryEndpoint,
  saveDeliveryEndpoint,
} from './drops.address.endpoints.ts'
import { SavedDeliveryReply } from './drops.address.schema.ts'
import { deleteSavedDelivery, getSavedDelivery, saveDelivery } from './drops.address.ts'

test('S3.17 the saved address is read, saved and deleted', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getSavedDeliveryEndpoint, { delivery: aDelivery() })
  server.answer(saveDeliveryEndpoint, undefined)
  server.answer(deleteSavedDeliveryEndpoint, undefined)
  expect(await getSavedDelivery(fandeck)).toEqual(aDelivery())
  expect(await saveDelivery(fandeck, aDelivery())).toEqual({ data: undefined })
  expect(await deleteSavedDelivery(fandeck)).toEqual({ data: undefined })
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /mypage/delivery',
    'POST /mypage/delivery',
    'DELETE /mypage/delivery',
  ])
  expect(server.requests[1]?.body).toEqual(aDelivery())
  expect(z.decode(SavedDeliveryReply, { delivery: null })).toEqual({ delivery: null })
})

test('S3.18 S8.7 an incomplete address is not sent, and a refusal is resolved', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const incomplete = saveDelivery(fandeck, { ...aDelivery(), addressDetail: ' ' })
  await expect(incomplete).rejects.toMatchObject({ code: 'drops/delivery-incomplete' })
  expect(server.requests).toEqual([])
  server.answer(saveDeliveryEndpoint, () => refuse(400, '다시 확인해 주세요.', 'DELIVERY_INVALID'))
  expect(await saveDelivery(fandeck, aDelivery())).toEqual({
    error: '다시 확인해 주세요.',
    code: 'drops/delivery-incomplete',
  })
})

test('S3.17 the saved address needs a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [getSavedDelivery(fandeck), saveDelivery(fandeck, aDelivery()), deleteSavedDelivery(fandeck)]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
