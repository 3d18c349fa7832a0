// Overlays of elements on pages that would cover, clip or move them (D74).
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure, define } from '../elements.ts'
import { atRest } from '../settled.test-helper.ts'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

beforeEach(() => define())
afterEach(() => document.body.replaceChildren())

/** Opens the wallet inside a container with the given style, under a header over the whole page. */
async function openIn(style: string) {
  configure({ fandeck: walletKit().fandeck })
  const header = document.createElement('div')
  header.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red'
  const container = document.createElement('div')
  container.style.cssText = style
  const wallet = document.createElement('fandeck-wallet')
  wallet.toggleAttribute('open', true)
  container.append(wallet)
  document.body.append(container, header)
  const find = (selector: string) => wallet.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined
  await waitFor(() => expect(find('.fandeck-wallet button')).toBeTruthy())
  await atRest('.fandeck-wallet', wallet.shadowRoot)
  const panel = find('.fandeck-wallet')
  if (!panel) throw new Error('The wallet did not open.')
  const { x, y, width, height } = panel.getBoundingClientRect()
  const isOnTop = () => document.elementFromPoint(x + width / 2, y + height / 2) === wallet
  return { wallet, find, isOnTop, place: { x, y, width, height } }
}

const HOSTILE = [
  'transform: translate(40px, 900px) scale(0.5)',
  'overflow: hidden; width: 10px; height: 10px',
  'contain: strict; width: 50px; height: 50px',
  'clip-path: inset(50%)',
  'filter: blur(0); will-change: transform; perspective: 100px',
  'container-type: size; width: 40px; height: 40px',
  'position: relative; z-index: -1; isolation: isolate',
]

test.each(HOSTILE)('D74 a drawer is where it belongs and on top of a page with `%s`', async (style) => {
  const quiet = await openIn('')
  document.body.replaceChildren()
  const { isOnTop, place } = await openIn(style)
  expect(isOnTop()).toBe(true)
  expect(place).toEqual(quiet.place)
})

test('D74 control: outside the top layer the page covers the drawer', async () => {
  const { find, isOnTop } = await openIn('')
  find('.fandeck-scrim')?.removeAttribute('popover')
  expect(isOnTop()).toBe(false)
})
