import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import type { DropPurchaseProps } from '@fandeck/widgets'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteContext } from '../../site-context.ts'
import DropPage from './DropPage.tsx'

const drawn = vi.hoisted(() => vi.fn<(props: DropPurchaseProps) => null>(() => null))
vi.mock('@fandeck/widgets', async (original) => ({
  ...(await original<object>()),
  DropPurchase: drawn,
}))
afterEach(() => drawn.mockClear())

const config = { site: 'https://site.example', api: '', pay: '', wallet: '' }

function propsAt(path: string): DropPurchaseProps | undefined {
  const route = createElement(Route, { path: '/drops/:seq', element: createElement(DropPage) })
  const router = createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routes, null, route))
  const { fandeck } = testKit()
  const app = createElement(SiteContext, { value: config }, router)
  renderToStaticMarkup(createElement(() => FandeckProvider({ fandeck, children: app })))
  return drawn.mock.lastCall?.[0]
}

test('D20 D22 the site’s drop returns to the payment page and offers the address search', () => {
  const props = propsAt('/drops/102')
  expect(props).toMatchObject({
    dropId: 102,
    redirectUrl: 'https://site.example/payment/return?minting_seq=102',
  })
  expect(props?.postcodeSearch?.open).toBeTypeOf('function')
})
