import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import type { DropPurchaseProps } from '@fandeck/widgets'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import DropPage from './DropPage.tsx'

const drawn = vi.hoisted(() => vi.fn<(props: DropPurchaseProps) => null>(() => null))
vi.mock('@fandeck/widgets', async (original) => ({
  ...(await original<object>()),
  DropPurchase: drawn,
}))
afterEach(() => vi.unstubAllGlobals())

function propsAt(path: string): DropPurchaseProps | undefined {
  vi.stubGlobal('window', { location: new URL('https://site.example') })
  const route = createElement(Route, { path: '/drops/:seq', element: createElement(DropPage) })
  const router = createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routes, null, route))
  const { fandeck } = testKit()
  renderToStaticMarkup(createElement(() => FandeckProvider({ fandeck, children: router })))
  return drawn.mock.lastCall?.[0]
}

test('D20 D22 a drop of the site comes back to the payment’s page and searches a parcel’s address', () => {
  const props = propsAt('/drops/102')
  expect(props).toMatchObject({
    dropId: 102,
    redirectUrl: 'https://site.example/payment/return?minting_seq=102',
  })
  expect(props?.postcodeSearch?.open).toBeTypeOf('function')
})
