// @vitest-environment jsdom

import { testKit } from '@fandeck/sdk/testing'
import { recordVisitEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { afterEach, expect, test, vi } from 'vitest'
import TelemetryServices from '../telemetry/TelemetryServices.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { reportRenderError } from './render-error.ts'
import { TelemetryWatch } from './TelemetryWatch.tsx'

afterEach(cleanup)

/** A page at `/event/1` with one adapter. */
async function watched({ consent = true, loggedIn = false } = {}) {
  const { fandeck, server } = testKit({ loggedIn })
  server.answer(recordVisitEndpoint, undefined)
  const service = { track: vi.fn(), identify: vi.fn(), error: vi.fn() }
  const load = vi.fn(async () => service)
  const adapters = [load]
  const history = createMemoryHistory({ initialEntries: ['/event/1'] })
  await act(async () =>
    renderPage(
      <>
        <TelemetryWatch />
        <TelemetryServices {...{ consent, adapters }} />
      </>,
      { fandeck, history },
    ),
  )
  const visits = () => server.requests.filter(({ path }) => path === '/about/visit').length
  return { fandeck, history, service, load, visits }
}

test('D47 without consent nothing is loaded and nothing is reported', async () => {
  const { service, load, history } = await watched({ consent: false, loggedIn: true })
  await act(async () => history.push('/story'))
  dispatchEvent(new ErrorEvent('error', { error: new Error('drops/sold-out') }))
  expect(load).not.toHaveBeenCalled()
  for (const call of Object.values(service)) expect(call).not.toHaveBeenCalled()
})

test('S7.67 each page is counted once, under its route', async () => {
  const { service, load, history } = await watched()
  expect(load).toHaveBeenCalledOnce()
  expect(service.track.mock.calls).toEqual([['page_view', { path: '/event/:eventId' }]])
  await act(async () => history.push('/story'))
  expect(service.track.mock.calls.slice(1)).toEqual([['page_view', { path: '/story' }]])
})

test('S7.68 a signed-in member is identified once by a masked id, a visitor never', async () => {
  const { fandeck, service } = await watched({ loggedIn: true })
  expect(service.identify).not.toHaveBeenCalled()
  const user = { memberId: 'moonlight', nickname: '소하팬', accountType: 'phone', walletLinked: false }
  act(() => fandeck.session.setUser(user))
  act(() => fandeck.session.setUser({ ...user, walletLinked: true }))
  expect(service.identify).toHaveBeenCalledOnce()
  expect(service.identify).not.toHaveBeenCalledWith('moonlight')
})

test('S8.20 errors of the window are reported, except those of other origins', async () => {
  const { service } = await watched()
  const error = new Error('drops/sold-out')
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  dispatchEvent(new ErrorEvent('error', { error: new Error('sendAppInfo is not defined') }))
  dispatchEvent(new ErrorEvent('error', { error }))
  expect(service.error.mock.calls.map(([reported]) => reported)).toEqual([error])
})

test('S8.20 an error of rendering that a page caught is reported', async () => {
  const { service } = await watched()
  const error = new Error('drops/not-found')
  reportRenderError(error)
  expect(service.error.mock.calls.map(([reported]) => reported)).toEqual([error])
})

test('S7.22 the visit is counted once per browser session, with or without consent', async () => {
  const { visits, history } = await watched({ consent: false })
  await act(async () => history.push('/story'))
  expect(visits()).toBe(1)
})

test('S7.67 the steps from a drop to its cards are counted, without what was bought', async () => {
  const { fandeck, service } = await watched()
  fandeck.events.emit('drops:reserved', { dropId: 1, orderId: 'o-1' })
  fandeck.events.emit('drops:purchased', { dropId: 1, orderId: 'o-1' })
  fandeck.events.emit('drops:opened', { dropId: 1, orderId: 'o-1', cards: [] })
  fandeck.events.emit('favourites:changed', { packId: 1, cardId: 1, favourite: true })
  expect(service.track.mock.calls.slice(1)).toEqual([
    ['checkout_opened', {}],
    ['drop_paid', {}],
    ['packs_opened', {}],
  ])
})
