import { aDrop, NOON, testKit } from '@fandeck/sdk/testing'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDropPhase } from './drops/useDropPhase.ts'
import { usePurchase } from './drops/usePurchase.ts'
import { FandeckProvider } from './provider/FandeckProvider.tsx'
import { useSession } from './session/useSession.ts'

const { info } = aDrop({ info: { startAt: NOON - 5000, endAt: NOON + 10_000 } })
/** Before the sale starts: the time of the server's HTML. */
const RENDERED_AT = NOON - 60_000

function Page() {
  const loggedIn = useSession((session) => session.loggedIn)
  const [{ step }] = usePurchase({ dropId: 1 })
  return <p>{[loggedIn ? 'member' : 'visitor', useDropPhase(info), step].join(' ')}</p>
}

const held = JSON.stringify({
  key: 'key-1',
  count: 1,
  method: 'M',
  reservation: {
    order_id: 'order-1',
    payment_url: 'https://pay.example/checkout/1',
    payment_amount: 12_000,
    expire_dttm: '2026-11-20 12:05:00',
  },
})

test.each([
  ['with the time of the server', RENDERED_AT, []],
  ['control: without it', undefined, ['mismatch']],
])('S10.2 a signed-in page hydrates the server’s HTML, %s', async (_, renderedAt, expected) => {
  const server = testKit()
  const page = (fandeck: typeof server.fandeck) => (
    <FandeckProvider fandeck={fandeck} {...(renderedAt !== undefined && { renderedAt })}>
      <Page />
    </FandeckProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = '<p>visitor upcoming choosing</p>'
  if (renderedAt !== undefined) expect(renderToString(page(server.fandeck))).toBe(container.innerHTML)

  const browser = testKit({ loggedIn: true })
  browser.sessionStorage.setItem('fandeck:purchase:1', held)
  const errors: string[] = []
  const root = await act(() =>
    hydrateRoot(container, page(browser.fandeck), { onRecoverableError: () => errors.push('mismatch') }),
  )
  expect(errors).toEqual(expected)
  expect(container.textContent).toBe('member open resumable')
  await act(() => root.unmount())
})
