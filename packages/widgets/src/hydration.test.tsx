import { FandeckProvider } from '@fandeck/react'
import { dropQuery, dropsInformationQuery } from '@fandeck/react/queries'
import { NOON, type TestKit } from '@fandeck/sdk/testing'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from './drop-model/drop.fixtures.ts'
import { DropPurchase, DropSummary, NotionArticle } from './index.ts'
import { everyKind } from './primitives/notion-article/notion.fixtures.ts'
import { settled } from './settled.test-helper.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Returns the queries that a server prefetches, dehydrated. */
async function fetched({ fandeck }: TestKit) {
  const client = new QueryClient()
  await client.prefetchQuery(dropQuery(fandeck, { dropId: 1 }))
  await client.prefetchQuery(dropsInformationQuery(fandeck))
  return dehydrate(client)
}

const pageOf = ({ fandeck }: TestKit, state: DehydratedState) => (
  <QueryClientProvider client={new QueryClient()}>
    <HydrationBoundary state={state}>
      <FandeckProvider fandeck={fandeck} renderedAt={NOON}>
        <DropPurchase dropId={1} />
        <DropSummary dropId={1} href="/drops/1" />
        <NotionArticle blocks={everyKind} />
      </FandeckProvider>
    </HydrationBoundary>
  </QueryClientProvider>
)

const LOGIN = '로그인하고 구매하기'

/** Hydrates as a member the HTML that a server rendered as a visitor; `edit` changes the HTML first. */
async function hydrated(edit = (html: string) => html) {
  const server = aShop({ loggedIn: false })
  const state = await fetched(server)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = edit(renderToString(pageOf(server, state)))
  const button = container.querySelector('.fandeck-drop__cta button')
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onRecoverableError = vi.fn()
  const before = button?.textContent
  render(pageOf(aShop({ loggedIn: true }), state), { container, hydrate: true, onRecoverableError })
  await settled()
  return { container, button, before, warnings: warnings.mock.calls, errors: onRecoverableError.mock.calls }
}

test('S10.2 a page of widgets, rendered as signed out, hydrates without a warning and then shows the member', async () => {
  const { container, button, before, warnings, errors } = await hydrated()
  expect(before).toBe(LOGIN)
  expect([warnings, errors]).toEqual([[], []])
  expect(screen.queryByRole('button', { name: LOGIN })).toBeNull()
  // The same element, because the page was hydrated and not re-rendered.
  expect(screen.getByRole('button', { name: '구매하기' })).toBe(button)
  expect(container.querySelector('.fandeck-notion li')).not.toBeNull()
})

test('control: different HTML is a hydration error', async () => {
  const { errors } = await hydrated((html) => html.replace(LOGIN, '구매하기'))
  expect(errors).toHaveLength(1)
})
