import { expect, test } from 'vitest'
import { renewed } from '../testing/fake-server.ts'
import { aSessionRecord } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { renewWith } from './wallet.renew.ts'

const options = {
  mainUrl: 'https://api.example/main',
  marketUrl: 'https://api.example/market',
  refreshPath: '/session/renew',
}

test.each([
  ['main', undefined],
  ['market', 'market'],
] as const)('S7.17 D5 renews at the %s base, at the configured refreshPath', async (name, base) => {
  const { fandeck, server } = testKit({ options })
  server.on(`GET /${name}/session/renew`, () => renewed(aSessionRecord()))
  expect(await renewWith(fandeck, 'wallet-token', base)).toEqual(aSessionRecord())
  expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer wallet-token')
})
