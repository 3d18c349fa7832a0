// @vitest-environment jsdom

import { aShop } from '@fandeck/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import MyPage from './routes/mypage/MyPage.tsx'
import SettingsPage from './routes/settings/SettingsPage.tsx'
import { callsOf, MINIMAL, minimalPages, minimalShop } from './testing/minimal-shop.ts'
import { renderPage } from './testing/render-page.tsx'
import { useSiteShop } from './use-site-shop.ts'

beforeAll(() => import('@fandeck/widgets'))
afterEach(cleanup)

/** The site knows the shop before it shows a page of a member. */
function WithShop({ children }: { children: ReactNode }) {
  return useSiteShop() && children
}
function show(page: ReactNode, shop = MINIMAL) {
  const kit = minimalShop(true, shop)
  renderPage(<WithShop>{page}</WithShop>, { fandeck: kit.fandeck })
  return kit
}
const hrefs = () =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))

describe.each([
  ['my page', <MyPage key="page" />, '/mypage/transaction'],
  ['the settings', <SettingsPage key="page" />, '/mypage/profile'],
])('%s', (_name, page, own) => {
  test('has no call, link or button of a part that the shop has not', async () => {
    const kit = show(page)
    await waitFor(() => expect(hrefs()).toContain(own))
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    for (const href of hrefs()) expect(minimalPages.isPage(href), href).toBe(true)
    expect(callsOf(kit)).toEqual([])
    expect(screen.queryByText(/지갑/)).toBeNull()
    expect(screen.queryByRole('button', { name: /스캔/ })).toBeNull()
  })

  test('has them in a shop with every part', async () => {
    show(page, aShop())
    await waitFor(() => expect(hrefs().filter((href) => !minimalPages.isPage(href))).not.toEqual([]))
    await screen.findAllByText(/지갑/)
  })
})
