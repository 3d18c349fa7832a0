import { expect, test, vi } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getCheersEndpoint, sendCheerEndpoint } from './cheers.endpoints.ts'
import { getCheers, sendCheer } from './cheers.ts'

test('cheers are read', async () => {
  const { fandeck, server } = testKit()
  server.answer(getCheersEndpoint, { rows: [{ text: '힘내자', at: NOON }] })
  expect(await getCheers(fandeck)).toEqual([{ text: '힘내자', at: NOON }])
})

test('a cheer that is sent is an event', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const sent = vi.fn()
  fandeck.on('cheers:sent', sent)
  server.answer(sendCheerEndpoint, undefined)
  await sendCheer(fandeck, { text: '힘내자' })
  expect(server.requests[0]).toMatchObject({ path: '/cheer', body: { cheer_text: '힘내자' } })
  expect(sent).toHaveBeenCalledExactlyOnceWith({ text: '힘내자' })
})

test('the second cheer has a code', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(sendCheerEndpoint, () => refuse(409, '이미 응원했어요.', 'ALREADY_SENT'))
  await expect(sendCheer(fandeck, { text: '힘내자' })).rejects.toMatchObject({ code: 'cheers/already-sent' })
})
