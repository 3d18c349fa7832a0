// The wallet and the scanner on pages whose own styles would change them: they look and work as on a quiet page.
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure, define } from '../elements.ts'
import { scannerKit } from '../ocr-scanner/scanner.fixtures.tsx'
import { atRest } from '../settled.test-helper.ts'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

const WALLET = { tag: 'fandeck-wallet', panel: '.fandeck-wallet' }
/** Without a camera, the scanner opens the dialog for typed codes. */
const SCANNER = { tag: 'fandeck-scanner', panel: '.fandeck-code-entry' }
type Case = typeof WALLET

let styles: HTMLStyleElement
beforeEach(() => {
  define()
  styles = document.head.appendChild(document.createElement('style'))
  const denied = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denied)
})
afterEach(() => {
  document.body.replaceChildren()
  styles.remove()
  vi.restoreAllMocks()
})

const clientOf = ({ tag }: Case) => (tag === WALLET.tag ? walletKit() : scannerKit()).fandeck

/** Waits until an element is open; returns how its panel and its first button look, and whether a press reaches both. */
async function lookOf(element: HTMLElement, { panel: selector }: Case) {
  const root = element.shadowRoot
  await waitFor(() => expect(root?.querySelector(`${selector} button`)).toBeTruthy())
  const panel = await atRest(selector, root)
  const button = panel.querySelector('button')
  if (!button) throw new Error('No button.')
  const look = [panel, button].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const { fontSize, direction, textAlign, letterSpacing, textTransform, color, cursor } =
      getComputedStyle(part)
    return {
      x,
      y,
      width,
      height,
      fontSize,
      direction,
      textAlign,
      letterSpacing,
      textTransform,
      color,
      cursor,
    }
  })
  const { x, y, width, height } = button.getBoundingClientRect()
  const hit = root?.elementFromPoint(x + width / 2, y + height / 2)
  return { look, isHit: hit !== null && hit !== undefined && button.contains(hit) }
}

/** Opens an element under the rules of a page, below its header, in an ancestor that would hide it. */
async function openUnder(one: Case, rules: string) {
  document.body.replaceChildren()
  styles.textContent = rules
  configure({ fandeck: clientOf(one) })
  const main = document.body.appendChild(document.createElement('main'))
  document.body.appendChild(document.createElement('header'))
  const element = document.createElement(one.tag)
  element.setAttribute('open', '')
  main.append(element)
  return lookOf(element, one)
}

const RULES = [
  'fandeck-wallet, fandeck-scanner { all: unset; display: block }',
  'fandeck-wallet, fandeck-scanner { position: absolute; z-index: -1; transform: scale(.5); opacity: 1 }',
  'header { position: fixed; inset: 0; z-index: 2147483647; background: red }',
  'main { transform: translate(40px, 900px); contain: strict; overflow: hidden; width: 10px; height: 10px }',
  'html { font-size: 10px }',
  'html { direction: rtl }',
  '* { box-sizing: content-box !important; margin: 0 !important; padding: 0 !important }',
  'body { letter-spacing: 1em; text-transform: uppercase; text-align: right; line-height: 5; color: red; cursor: none; word-spacing: 1em }',
  'button, h2, p, dl, dialog, [popover] { display: none !important }',
]

test.each([WALLET, SCANNER].flatMap((one) => RULES.map((rules) => ({ ...one, rules }))))(
  'D74 <$tag> looks and works the same on a page with `$rules`',
  async ({ rules, ...one }) => {
    const quiet = await openUnder(one, '')
    const hostile = await openUnder(one, rules)
    expect(hostile).toEqual(quiet)
    expect(quiet.isHit).toBe(true)
  },
)

test.each([WALLET, SCANNER])('D74 control: a token of the page changes <$tag>', async (one) => {
  const quiet = await openUnder(one, '')
  const themed = await openUnder(one, ':root { --fd-ink: rgb(1 2 3) }')
  expect(themed.look).not.toEqual(quiet.look)
})

test.each([WALLET, SCANNER])('D74 <$tag> works in a shadow root inside a shadow root', async (one) => {
  const quiet = await openUnder(one, '')
  document.body.replaceChildren()
  const beside = document.body.appendChild(document.createElement('p'))
  const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
  configure({ fandeck: clientOf(one) })
  const element = document.createElement(one.tag)
  element.setAttribute('open', '')
  inner.append(element)
  expect(await lookOf(element, one)).toEqual(quiet)
  await expect.poll(() => beside.ariaHidden).toBe('true')
  expect(outer.host.ariaHidden).toBeNull()
})

test.each([WALLET, SCANNER])(
  'D74 <$tag> works after 1,000 removals, and leaves nothing behind',
  async (one) => {
    const quiet = await openUnder(one, '')
    document.body.replaceChildren()
    configure({ fandeck: clientOf(one) })
    const element = document.createElement(one.tag)
    const before = { sheets: document.adoptedStyleSheets.length, head: document.head.childElementCount }
    for (let times = 0; times < 1000; times++) {
      document.body.append(element)
      await Promise.resolve()
      element.remove()
      // The element ends a microtask after it has left.
      await Promise.resolve()
      await Promise.resolve()
    }
    expect(element.shadowRoot?.childElementCount).toBe(0)
    document.body.append(element)
    element.setAttribute('open', '')
    expect(await lookOf(element, one)).toEqual(quiet)
    expect(element.shadowRoot?.childElementCount).toBe(1)
    expect(document.adoptedStyleSheets.length).toBe(before.sheets)
    expect(document.head.childElementCount).toBe(before.head)
  },
)
