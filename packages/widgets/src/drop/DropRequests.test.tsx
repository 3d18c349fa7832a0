// The requests that `docs/scale.md` counts with; a poll of the packs left comes every 10 to 12 s on top.
import { FandeckProvider } from '@fandeck/react'
import { settle } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { DropPurchase } from './DropPurchase.tsx'

afterEach(cleanup)

const PUBLIC = ['GET /minting/1', 'GET /minting/remainTotal/1', 'GET /static/drops/drops-information.json']
const MEMBER = ['GET /minting/possibleQuantity/1', 'GET /mypage/userinfo', 'GET /mypage/wallet/user']

test.each([
  ['a visitor', false, PUBLIC],
  ['a member', true, [...MEMBER, ...PUBLIC]],
])('an open drop asks for each of its numbers once for %s', async (_, loggedIn, requests) => {
  const { fandeck, server, clock } = aShop({ loggedIn })
  render(
    <FandeckProvider fandeck={fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await screen.findByRole('button', { name: loggedIn ? '구매하기' : /로그인/ })
  await act(settle)
  await act(() => clock.advance(5000))
  expect(server.requests.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    requests.toSorted(),
  )
})
