import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { getDropOddsEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { DropPurchase } from './DropPurchase.tsx'

beforeAll(() => import('./lazy-parts.ts'))
afterEach(cleanup)

async function shown(options: ShopOptions = {}, refused = false) {
  const kit = aShop({ info: { hasOdds: true }, ...options })
  if (refused) kit.server.answer(getDropOddsEndpoint, () => refuse(400, '잠시 후 다시 시도해 주세요.'))
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const row = () => screen.queryByRole('button', { name: '카드 확률' })
const asked = ({ server }: Awaited<ReturnType<typeof shown>>) =>
  server.requests.filter(({ path }) => path.endsWith('/odds')).length

test('D96 the odds of each finish are named, the rarest first, once the fan opens them', async () => {
  const kit = await shown({
    odds: [
      { finish: 'BASIC', copies: 29_400 },
      { finish: 'FOIL', copies: 599 },
      { finish: 'SIGN', copies: 1 },
    ],
  })
  expect(asked(kit)).toBe(0)
  await userEvent.click(row() ?? document.body)
  await screen.findByText('SIGN')
  const lines = [...document.querySelectorAll('.fandeck-drop__odds dl > div')].map((one) => one.textContent)
  expect(lines).toEqual(['SIGN0.01% 미만', 'FOIL2%', 'BASIC98%'])
  expect(document.body.textContent).toContain('지금 남은 카드로 계산해서 팔릴 때마다 바뀌어요.')
  expect(asked(kit)).toBe(1)
})

test('a sold-out drop says that no card is left', async () => {
  await shown({ odds: [{ finish: 'BASIC', copies: 0 }] })
  await userEvent.click(row() ?? document.body)
  expect(await screen.findByText('남은 카드가 없어요.')).toBeTruthy()
})

test('a refusal has a retry, and a server without odds no row', async () => {
  await shown({}, true)
  await userEvent.click(row() ?? document.body)
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  await shown({ info: { hasOdds: false } })
  expect(row()).toBeNull()
})
