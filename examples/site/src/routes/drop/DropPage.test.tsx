import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { type DropPageProps, ToastProvider } from '@fandeck/widgets'
import { createMemoryHistory } from 'history'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { allPages } from '../../pages.ts'
import { PagesContext } from '../../router/pages-context.ts'
import { Router } from '../../router/Router.tsx'
import { SiteContext } from '../../site-context.ts'
import DropPage from './DropPage.tsx'

const drawn = vi.hoisted(() => vi.fn<(props: DropPageProps) => null>(() => null))
vi.mock('@fandeck/widgets', async (original) => ({
  ...(await original<object>()),
  DropPage: drawn,
}))
afterEach(() => drawn.mockClear())

const config = { site: 'https://site.example', api: '', pay: '', wallet: '' }

function propsAt(path: string): DropPageProps | undefined {
  const { fandeck } = testKit()
  renderToStaticMarkup(
    <FandeckProvider fandeck={fandeck}>
      <SiteContext value={config}>
        <Router history={createMemoryHistory({ initialEntries: [path] })}>
          <PagesContext value={allPages}>
            <ToastProvider>
              <DropPage />
            </ToastProvider>
          </PagesContext>
        </Router>
      </SiteContext>
    </FandeckProvider>,
  )
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
