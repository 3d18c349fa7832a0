import { FandeckProvider } from '@fandeck/react'
import { setContinuationPage } from '@fandeck/sdk/continuation'
import { keepPurchase } from '@fandeck/sdk/drops'
import { refuse, type TestKit, testKit } from '@fandeck/sdk/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { continueKit, PAGE, TOKEN } from './continue.fixtures.tsx'

const LINK = `${PAGE}#${TOKEN}`
const KAKAO = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36;KAKAOTALK 2410920'
const INSTAGRAM = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/22B83 Instagram 358.0'
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const choice = { dropId: 1, count: 2, method: 'card' } as const

beforeAll(() => import('./ContinueElsewhere.tsx'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(kit: TestKit, userAgent = KAKAO, always = false) {
  vi.stubGlobal('navigator', { userAgent })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <ContinueButton choice={choice} always={always} />
      </ToastProvider>
    </FandeckProvider>,
  )
  return kit
}
const button = () => screen.queryByRole('button', { name: '다른 브라우저에서 계속하기' })
async function openSheet() {
  const found = button()
  if (found) await userEvent.click(found)
  return screen.findByRole('dialog', { name: '다른 브라우저에서 계속하기' })
}

describe('D108 the way into another browser', () => {
  test('is offered inside apps, and where the site has a page for it', () => {
    show(continueKit())
    expect(button()).not.toBeNull()
    cleanup()
    show(continueKit(), CHROME)
    expect(button()).toBeNull()
    cleanup()
    show(continueKit(), CHROME, true)
    expect(button()).not.toBeNull()
    cleanup()
    const kit = testKit()
    show(kit)
    expect(button()).toBeNull()
    setContinuationPage(kit.fandeck, PAGE)
  })

  test('is a link with the page and the choice: as a text, and as a button where the app has one', async () => {
    const { server } = show(continueKit())
    await openSheet()
    expect((await screen.findByText(LINK)).textContent).toBe(LINK)
    expect(screen.getByRole('link', { name: '기본 브라우저로 열기' }).getAttribute('href')).toBe(
      `kakaotalk://web/openExternal?url=${encodeURIComponent(LINK)}`,
    )
    expect(server.requests[0]?.body).toEqual({ path: '/', minting_seq: 1, amount: 2, payment_method: 'C' })
    cleanup()
    show(continueKit(), INSTAGRAM)
    await openSheet()
    await screen.findByText(LINK)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('carries the attempt that the tab stores, not the choice of the sheet', async () => {
    const kit = continueKit({ loggedIn: true })
    await keepPurchase(kit.fandeck, { ...choice, count: 1, purchaseKey: 'key-of-app' })
    const { server } = show(kit)
    await openSheet()
    await screen.findByText(LINK)
    const made = server.requests.find(({ path }) => path === '/continuation')
    expect(made?.body).toMatchObject({ amount: 1, idempotency_key: 'key-of-app' })
  })

  test('copies the link, or selects it where the clipboard is missing', async () => {
    show(continueKit())
    await openSheet()
    await screen.findByText(LINK)
    await userEvent.click(screen.getByRole('button', { name: '링크 복사하기' }))
    expect(await screen.findByText('복사가 막혀 있어요. 위 주소를 길게 눌러 복사해 주세요.')).toBeTruthy()
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { userAgent: KAKAO, clipboard: { writeText } })
    await userEvent.click(screen.getByRole('button', { name: '링크 복사하기' }))
    expect(await screen.findByText('링크를 복사했어요.')).toBeTruthy()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
  })

  test('says why there is none, and tries again', async () => {
    const kit = continueKit({
      on: { 'POST /continuation': () => refuse(429, '잠시 후에요.', 'TOO_MANY_TRIES') },
    })
    show(kit)
    const sheet = within(await openSheet())
    expect((await sheet.findByRole('alert')).textContent).toContain('링크를 만들지 못했어요')
    expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeTruthy()
  })
})
