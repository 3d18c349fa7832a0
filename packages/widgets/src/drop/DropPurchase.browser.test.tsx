import { anOrder, ok } from '@fandeck/sdk/testing'
import { OrderReply } from '@fandeck/sdk/wire'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../stories/page-styles.ts'
import { aShop, drawn, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { configure } from '../element/element-config.ts'
import { define } from '../elements.ts'
import { atRest } from '../settled.test-helper.ts'
import { DropPurchase } from './DropPurchase.tsx'
import { cleanShop, later, mountShop, named } from './drop-browser.test-helper.tsx'

afterEach(async () => {
  cleanShop()
  configure({})
  await page.viewport(390, 844)
})

/** Waits for the element with this selector. */
const found = <T extends Element>(root: ParentNode, selector: string) =>
  waitFor(() => {
    const element = root.querySelector<HTMLElement & T>(selector)
    if (!element) throw new Error(`no ${selector}`)
    return element
  })

const press = async (root: ParentNode, name: string) => (await named(root, name)).click()
const shop = (options?: ShopOptions) => mountShop(<DropPurchase dropId={1} />, options)

async function element(options?: ShopOptions, events: Record<string, (event: Event) => void> = {}) {
  const kit = aShop(options)
  configure({ fandeck: kit.fandeck })
  define()
  const drop = document.createElement('fandeck-drop')
  drop.setAttribute('drop-id', '1')
  for (const [name, listener] of Object.entries(events)) document.body.addEventListener(name, listener)
  document.body.append(drop)
  later(() => {
    drop.remove()
    for (const [name, listener] of Object.entries(events)) document.body.removeEventListener(name, listener)
  })
  const shadow = drop.shadowRoot
  if (!shadow) throw new Error('no open shadow root')
  await found(shadow, '.fandeck-drop__title')
  return { ...kit, drop, shadow }
}

describe('the sheet on a phone', () => {
  test('fits 390 x 844 without scrolling, with its button visible', async () => {
    shop()
    await press(document, '구매하기')
    const sheet = await atRest('.fandeck-purchase')
    const box = sheet.getBoundingClientRect()
    expect(box.left).toBe(0)
    expect(box.right).toBe(innerWidth)
    expect(Math.round(box.bottom)).toBe(innerHeight)
    const body = await found(sheet, '.fandeck-drawer__body')
    expect(body.scrollHeight).toBeLessThanOrEqual(body.clientHeight)
  })

  test('has targets of 44 px or more', async () => {
    shop()
    await press(document, '구매하기')
    await press(document, '계좌이체')
    await press(document, '개인 소득공제')
    await atRest('.fandeck-purchase')
    const targets = [...document.querySelectorAll<HTMLElement>('.fandeck-purchase :is(button, input)')]
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      expect([Math.min(width, height) >= 44, target.outerHTML.slice(0, 120)]).toContain(true)
    }
  })

  test('does not scroll the page sideways at 320 px', async () => {
    await page.viewport(320, 700)
    shop()
    await found(document, '.fandeck-drop__title')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the payment popup (S2.42, S9.4)', () => {
  async function popup(width: number, height: number, method: string) {
    await page.viewport(width, height)
    shop()
    await press(document, '구매하기')
    await press(document, method)
    await press(document, '구매 조건과 약관에 모두 동의해요')
    await press(document, '12,000원 결제하기')
    const panel = await atRest('.fandeck-payment')
    return panel.getBoundingClientRect()
  }

  test('fills a phone from 44 px below the top', async () => {
    const box = await popup(390, 844, '휴대폰')
    expect([box.top, box.left, box.width, Math.round(box.bottom)]).toEqual([44, 0, 390, 844])
  })

  test('has the size of its method on a large page', async () => {
    const box = await popup(1280, 900, '신용카드')
    expect([box.width, box.height]).toEqual([700, 490])
  })

  test('is never larger than the page', async () => {
    const box = await popup(620, 480, '신용카드')
    expect([box.width, box.height]).toEqual([580, 440])
  })
})

describe('<fandeck-drop>', () => {
  test('keeps its style on a page that restyles every element', async () => {
    const hostile = document.head.appendChild(document.createElement('style'))
    hostile.textContent =
      '* { font-size: 40px !important; color: lime !important; text-transform: uppercase !important; letter-spacing: 9px !important } button { display: none !important }'
    later(() => hostile.remove())
    const { shadow } = await element()
    const title = getComputedStyle(await found(shadow, '.fandeck-drop__title'))
    expect([title.fontSize, title.textTransform]).toEqual(['22px', 'none'])
    expect(title.color).not.toBe('rgb(0, 255, 0)')
    expect((await found(shadow, '.fandeck-drop__cta button')).getBoundingClientRect().height).toBe(54)
  })

  test('takes the tokens of its page', async () => {
    document.documentElement.style.setProperty('--fd-primary', 'rgb(45, 74, 56)')
    later(() => document.documentElement.style.removeProperty('--fd-primary'))
    const { shadow } = await element()
    await press(shadow, '구매하기')
    const button = await found(shadow, '.fandeck-drop__cta button')
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(45, 74, 56)')
  })

  test('opens its sheet inside the shadow root', async () => {
    const { shadow } = await element()
    await press(shadow, '구매하기')
    await found(shadow, '.fandeck-purchase')
    expect(document.querySelector('.fandeck-purchase')).toBeNull()
  })

  test('emits a sign-in request', async () => {
    const heard = vi.fn()
    const { shadow } = await element({ loggedIn: false }, { 'fandeck-sign-in-request': heard })
    await press(shadow, '로그인하고 구매하기')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('D79 emits the purchase, and the cards once their packs are opened', async () => {
    const heard = vi.fn<(event: Event) => void>()
    const opened = vi.fn<(event: Event) => void>()
    const { shadow, server } = await element({}, { 'fandeck-purchased': heard, 'fandeck-opened': opened })
    await press(shadow, '구매하기')
    await press(shadow, '구매 조건과 약관에 모두 동의해요')
    server.on('GET /minting/order/:id', () =>
      ok(OrderReply, anOrder({ status: 'PAID', paymentAmount: 12_000 })),
    )
    await press(shadow, '12,000원 결제하기')
    await found(shadow, '.fandeck-reveal')
    const [event] = heard.mock.calls[0] ?? []
    expect(event instanceof CustomEvent && event.detail).toEqual({ orderId: 'order-1' })
    expect(opened).not.toHaveBeenCalled()
    await press(shadow, '팩 열기')
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    const [cards] = opened.mock.calls[0] ?? []
    expect(cards instanceof CustomEvent && cards.detail).toEqual({ orderId: 'order-1', cards: drawn })
  })

  test('survives a move in the document, and is empty after its removal', async () => {
    const { drop, shadow } = await element()
    const title = shadow.querySelector('.fandeck-drop__title')
    const other = document.body.appendChild(document.createElement('section'))
    later(() => other.remove())
    other.append(drop)
    // The removal has been processed by now.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(shadow.querySelector('.fandeck-drop__title')).toBe(title)
    drop.remove()
    await waitFor(() => expect(shadow.childNodes).toHaveLength(0))
  })
})
