import { describe, expect, it } from 'vitest'
import {
  getDropEndpoint,
  getDropsInformationEndpoint,
  getRemainingEndpoint,
} from '../drops/drops.endpoints.ts'
import { getDrop, getDropsInformation, getRemaining } from '../drops/drops.ts'
import { ok, refuse } from './fake-server.ts'
import { aDrop, aDropInformation } from './fixtures.ts'
import { testKit } from './test-kit.ts'

describe('the fake server', () => {
  it('answers an endpoint with a value, encoded by its reply', async () => {
    const { fandeck, server } = testKit()
    server.answer(getDropEndpoint, aDrop())
    expect(await getDrop(fandeck, { dropId: 101 })).toEqual(aDrop())
    expect(server.requests.map(({ path }) => path)).toEqual(['/minting/101'])
  })

  it('answers an endpoint by a function of the request, or refuses', async () => {
    const { fandeck, server } = testKit()
    server.answer(getDropEndpoint, (_, { dropId }) =>
      dropId === '1' ? aDrop() : refuse(404, '드롭을 찾을 수 없어요.', 'NOT_FOUND'),
    )
    expect(await getDrop(fandeck, { dropId: 1 })).toEqual(aDrop())
    await expect(getDrop(fandeck, { dropId: 2 })).rejects.toMatchObject({ code: 'drops/not-found' })
  })

  it('answers a file of the CDN without an envelope', async () => {
    const { fandeck, server } = testKit()
    const file = { version: 1, updatedAt: 1_763_607_600_000, drops: [aDropInformation()] }
    server.answer(getDropsInformationEndpoint, file)
    expect(await getDropsInformation(fandeck)).toEqual(file.drops)
    const reply = await server.fetch(`https://cdn.example${getDropsInformationEndpoint.path}`)
    expect(await reply.json()).toMatchObject({ version: 1, drops: [{}] })
  })

  it('prefers the latest of `answer` and `on`', async () => {
    const { fandeck, server } = testKit()
    server.answer(getRemainingEndpoint, { remainingPacks: 1 })
    server.on('GET /minting/remainTotal/:seq', () => ok(getRemainingEndpoint.reply, { remainingPacks: 2 }))
    expect(await getRemaining(fandeck, { dropId: 1 })).toBe(2)
    server.answer(getRemainingEndpoint, { remainingPacks: 3 })
    expect(await getRemaining(fandeck, { dropId: 1 })).toBe(3)
  })

  it('names the nearest known route in reply to an unknown one', async () => {
    const { fandeck, server } = testKit()
    await expect(getDrop(fandeck, { dropId: 101 })).rejects.toThrow(
      'no answer for GET /minting/101; the server has no answers yet',
    )
    server.answer(getRemainingEndpoint, { remainingPacks: 1 })
    server.on('GET /mintings/:seq', () => refuse(500, ''))
    await expect(getDrop(fandeck, { dropId: 101 })).rejects.toMatchObject({
      status: 404,
      message: 'no answer for GET /minting/101; did you mean GET /mintings/:seq?',
    })
  })
})
