import { formatCode, generateCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import {
  configure,
  define,
  FandeckBoardElement,
  FandeckDropElement,
  FandeckScannerElement,
  FandeckWalletElement,
} from '../elements.ts'
import { canvasCamera, drawCardBack, scannerKit } from '../ocr-scanner/scanner.fixtures.tsx'
import { atRest } from '../settled.test-helper.ts'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

// Transforms the lazy parts up front, so that the first test does not time out.
beforeAll(() => import('../purchase/Payment.tsx'))
beforeEach(() => define())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Adds an element to the page and records its events. */
function put(tag: string, attributes: Record<string, string> = {}, events: readonly string[] = []) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const told: [string, unknown][] = []
  for (const event of events)
    document.body.addEventListener(event, (heard) => {
      if (heard instanceof CustomEvent) told.push([event, heard.detail])
    })
  document.body.append(element)
  const find = <E extends Element>(selector: string) =>
    element.shadowRoot?.querySelector<E>(selector) ?? undefined
  return { element, told, find }
}
const button = (element: Element, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.includes(name),
  )

test('<fandeck-drop> adopts the styles of the lazy purchase when it opens', async () => {
  const { fandeck } = aShop()
  configure({ fandeck })
  const { element, find } = put('fandeck-drop', { 'drop-id': '1' })
  await waitFor(() => expect(button(element, '구매하기')?.hasAttribute('aria-busy')).toBe(false))
  const drawers = () =>
    [...(element.shadowRoot?.adoptedStyleSheets ?? [])].filter((sheet) =>
      [...sheet.cssRules].some(
        (layer) =>
          layer instanceof CSSLayerBlockRule &&
          [...layer.cssRules].some((rule) => rule.cssText.startsWith('.fandeck-drawer__head')),
      ),
    )
  button(element, '구매하기')?.click()
  await waitFor(() => expect(find('.fandeck-purchase')).toBeTruthy())
  const sheet = find('.fandeck-purchase')
  expect(sheet && getComputedStyle(sheet).display).toBe('flex')
  expect(drawers()).toHaveLength(1)
  // Adopts them again after it was removed and reinserted.
  const parent = element.parentElement
  element.remove()
  await waitFor(() => expect(find('.fandeck-drop')).toBeUndefined())
  parent?.append(element)
  await waitFor(() => expect(button(element, '구매하기')?.hasAttribute('aria-busy')).toBe(false))
  button(element, '구매하기')?.click()
  await waitFor(() => expect(find('.fandeck-purchase')).toBeTruthy())
  expect(drawers()).toHaveLength(1)
})

test('S2.46 <fandeck-wallet> opens by its property, shows the benefits, and removes `open` when it closes', async () => {
  configure({ fandeck: walletKit().fandeck })
  const { element, told, find } = put('fandeck-wallet', {}, ['fandeck-open-request', 'fandeck-closed'])
  expect(find('.fandeck-wallet')).toBeUndefined()
  Object.assign(element, { open: true })
  await waitFor(() => expect(button(element, '음료 교환권')).toBeTruthy())
  await atRest('.fandeck-wallet', element.shadowRoot)
  button(element, '닫기')?.click()
  await waitFor(() => expect(find('.fandeck-wallet')).toBeUndefined())
  expect(element.hasAttribute('open')).toBe(false)
  expect(told).toEqual([
    ['fandeck-open-request', { open: false, reason: 'close-button' }],
    ['fandeck-closed', { reason: 'close-button' }],
  ])
})

test('<fandeck-wallet> stays open when a listener prevents `fandeck-open-request`', async () => {
  configure({ fandeck: walletKit().fandeck })
  const { element } = put('fandeck-wallet', { open: '' })
  element.addEventListener('fandeck-open-request', (event) => event.preventDefault())
  await waitFor(() => expect(button(element, '닫기')).toBeTruthy())
  button(element, '닫기')?.click()
  expect(element.hasAttribute('open')).toBe(true)
})

test('S6.3 <fandeck-wallet> emits `fandeck-connect-request` for a visitor and does not navigate', async () => {
  const kit = walletKit()
  kit.fandeck.session.end()
  configure({ fandeck: kit.fandeck })
  const { element, told } = put('fandeck-wallet', { open: '' }, ['fandeck-connect-request'])
  const before = location.href
  await waitFor(() => expect(button(element, '연결하기')).toBeTruthy())
  button(element, '연결하기')?.click()
  expect(told).toEqual([['fandeck-connect-request', null]])
  expect(location.href).toBe(before)
})

test('S2.43 <fandeck-scanner> opens the camera, captures, claims and emits `fandeck-claimed`', async () => {
  const kit = scannerKit()
  configure({ fandeck: kit.fandeck })
  const camera = canvasCamera(780, 1688, drawCardBack)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(camera.openCamera)
  const { element, told, find } = put('fandeck-scanner', { open: '', 'minting-id': '7' }, ['fandeck-claimed'])
  await waitFor(() => expect(find<HTMLVideoElement>('video')?.videoWidth).toBeGreaterThan(0))
  await waitFor(
    async () => {
      // The first frames can be blank, so the capture fails after a second of the test clock and is repeated.
      if (told.length === 0) button(element, '촬영하기')?.click()
      await kit.clock.advance(150)
      expect(told).toMatchObject([['fandeck-claimed', { card: { cardId: expect.any(Number) } }]])
    },
    { timeout: 12_000, interval: 50 },
  )
  expect(kit.server.requests[0]?.path).toBe('/card/ocr/7')
  expect(element.hasAttribute('open')).toBe(false)
  expect(camera.streams).toHaveLength(1)
  await waitFor(() => expect(camera.streams[0]?.active).toBe(false))
})

test('D11 <fandeck-scanner> validates typed codes by the format of its minting', async () => {
  const kit = scannerKit()
  configure({ fandeck: kit.fandeck })
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { element, find } = put('fandeck-scanner', { open: '', 'code-format': '11+3 0123456789' })
  await waitFor(() => expect(find('.fandeck-code-entry input')).toBeTruthy())
  const input = find<HTMLInputElement>('.fandeck-code-entry input')
  if (!input) throw new Error('No input.')
  expect(element.shadowRoot?.querySelectorAll('.fandeck-code-form__box')).toHaveLength(14)
  expect(find('.fandeck-code-entry')?.textContent).toContain('카드 뒷면에 있는 14글자예요.')
  const codeFormat = parseCodeFormat('11+3 0123456789')
  const code = generateCode((bytes) => crypto.getRandomValues(bytes), codeFormat)
  await userEvent.type(input, code)
  expect(input.value).toBe(formatCode(code))
  button(element, '카드 받기')?.click()
  await waitFor(() => expect(kit.server.requests[0]?.body).toEqual({ check_data: code }))
})

test('S8.12 <fandeck-scanner> opens the code dialog without a camera', async () => {
  const kit = scannerKit()
  configure({ fandeck: kit.fandeck })
  const denied = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denied)
  const { find } = put('fandeck-scanner', { open: '' }, ['fandeck-claimed'])
  await waitFor(() => expect(find('.fandeck-code-entry input')).toBeTruthy())
})

test.each([FandeckDropElement, FandeckWalletElement, FandeckScannerElement, FandeckBoardElement])(
  'the attributes of an element are in kebab-case',
  (element) => {
    const names: readonly string[] = Reflect.get(element, 'observedAttributes')
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  },
)
