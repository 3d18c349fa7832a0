import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { LINKS, type MenuKitOptions, menuKit } from './menu.fixtures.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { SiteMenuAccount } from './SiteMenuAccount.tsx'
import { SiteMenuLinks } from './SiteMenuLinks.tsx'

afterEach(cleanup)

const onClose = vi.fn()
const menu = (open: boolean) => (
  <>
    <button type="button" aria-controls="fandeck-menu">
      열기
    </button>
    <SiteMenu {...{ open, onClose }}>
      <SiteMenuLinks links={LINKS} />
    </SiteMenu>
  </>
)

async function account(options: MenuKitOptions) {
  render(
    <FandeckProvider fandeck={menuKit(options).fandeck}>
      <LinkProvider renderLink={({ href, ...link }) => <a {...link} href={`/shop${href}`} />}>
        <SiteMenuAccount myHref="/my" signInHref="/login" signOutHref="/logout" />
      </LinkProvider>
    </FandeckProvider>,
  )
  await settled()
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('S2.28 a member has my page and the sign-out, with nickname and points', async () => {
  expect(await account({})).toEqual([
    ['MY', '/shop/my'],
    ['LOGOUT', '/shop/logout'],
  ])
  expect(document.body.textContent).toContain('달빛수집가12,400P')
})

test('S2.28 a visitor has the sign-in', async () => {
  expect(await account({ loggedIn: false })).toEqual([['LOGIN', '/shop/login']])
})

test('S2.28 a member whose data is refused is greeted, and no longer waits', async () => {
  const refused = { reply: () => refuse(403, '안 돼요.') }
  expect((await account(refused)).map(([name]) => name)).toEqual(['MY', 'LOGOUT'])
  expect(document.body.textContent).toContain('반가워요')
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('S2.29 the sections are links, and a group closes and opens its list', async () => {
  render(<SiteMenuLinks links={LINKS} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#originals', '#event', '#notice', '#faq', '#guide'])
  const button = screen.getByRole('button', { name: 'SUPPORT' })
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const state = () => [button.getAttribute('aria-expanded'), list?.hidden]
  expect(state()).toEqual(['true', false])
  await userEvent.click(button)
  expect(state()).toEqual(['false', true])
  await userEvent.click(button)
  expect(state()).toEqual(['true', false])
})

test('S2.31 the open menu locks the page and frees it, and keeps its content until it has faded', async () => {
  const { style } = document.documentElement
  const fade = Promise.withResolvers<void>()
  Object.assign(Element.prototype, { getAnimations: () => [{ finished: fade.promise }] })
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  })
  style.overflow = 'clip'
  const { rerender } = render(menu(true))
  expect(style.overflow).toBe('hidden')
  rerender(menu(false))
  expect(style.overflow).toBe('clip')
  const nav = screen.getByRole('navigation', { hidden: true })
  expect([nav.hidden, nav.childElementCount]).toEqual([true, 1])
  fade.reject(new DOMException('', 'AbortError'))
  await settled()
  expect(nav.childElementCount).toBe(0)
  style.overflow = ''
})

test('a menu that opens again while it fades keeps its content', async () => {
  const { rerender } = render(menu(true))
  rerender(menu(false))
  rerender(menu(true))
  await settled()
  expect(screen.getByRole('navigation').childElementCount).toBe(1)
  rerender(menu(false))
  await settled()
  expect(screen.getByRole('navigation', { hidden: true }).childElementCount).toBe(0)
})

test('a menu that has never been open is empty', () => {
  render(menu(false))
  expect(screen.getByRole('navigation', { hidden: true }).childElementCount).toBe(0)
})

test('Escape closes the menu and returns the focus to its button', async () => {
  render(menu(true))
  screen.getAllByRole('link')[0]?.focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('열기')
})
