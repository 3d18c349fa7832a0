import { FandeckProvider } from '@fandeck/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { type HeaderKitOptions, headerKit } from './header.fixtures.tsx'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(props: Partial<SiteHeaderProps> = {}, options: HeaderKitOptions = {}) {
  const all = {
    ...{ homeHref: '/', homeLabel: '덱 홈', logo: '덱 스토어', mark: '덱', signInHref: '/login' },
    ...{ onWallet: vi.fn(), onMenu: vi.fn(), ...props },
  }
  const { container } = render(
    <FandeckProvider fandeck={headerKit(options).fandeck}>
      <LinkProvider renderLink={({ href, ...link }) => <a {...link} href={`/shop${href}`} />}>
        <SiteHeader {...all} />
      </LinkProvider>
    </FandeckProvider>,
  )
  const names = [...container.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label'))
  return { ...all, names, header: container.querySelector('header') }
}
const onBack = vi.fn()

test.each([
  [{}, { loggedIn: false }, ['덱 홈', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  [{}, {}, ['덱 홈', '지갑 연결 안 됨', '메뉴 열기']],
  [{}, { walletLinked: true }, ['덱 홈', '지갑 연결됨', '메뉴 열기']],
  [{ onBack }, { loggedIn: false }, ['뒤로', '덱 홈', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  [{ onBack }, {}, ['뒤로', '덱 홈', '지갑 연결 안 됨', '메뉴 열기']],
  [{ onBack, menuOpen: true }, {}, ['덱 홈', '지갑 연결 안 됨', '메뉴 닫기']],
  [{ onWallet: undefined, onMenu: undefined, signInHref: undefined }, { loggedIn: false }, ['덱 홈']],
])('S2.27 a header with %o of a fan %o', (props, options, expected) => {
  expect(show(props, options).names).toEqual(expected)
})

test('S2.27 the logo leads home and the sign-in to its page, through the router of the page', () => {
  show({}, { loggedIn: false })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/shop/', '/shop/login'])
})

test('the buttons of the way back, the wallet and the menu call the page', async () => {
  const { onWallet, onMenu } = show({ onBack, menuId: 'menu' })
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
  await userEvent.click(screen.getByRole('button', { name: '지갑 연결 안 됨' }))
  const menu = screen.getByRole('button', { name: '메뉴 열기' })
  await userEvent.click(menu)
  expect([menu.getAttribute('aria-controls'), menu.getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
  expect(onBack).toHaveBeenCalledOnce()
  expect(onWallet).toHaveBeenCalledOnce()
  expect(onMenu).toHaveBeenCalledOnce()
})

test('the text beside the back link is a heading where the page has no heading', () => {
  show({ onBack, heading: '이벤트', headingLevel: 1 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이벤트')
  cleanup()
  show({ onBack, heading: '이벤트' })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.querySelector('header')?.textContent).toContain('이벤트')
})

test('a site draws the start itself, from the logo and the way back', () => {
  const renderStart: SiteHeaderProps['renderStart'] = ({ back }) => (
    <div data-testid="team">{back} FC서울</div>
  )
  const { names } = show({ renderStart, onBack })
  expect(screen.getByTestId('team').textContent).toContain('FC서울')
  expect(names.slice(0, 2)).toEqual(['뒤로', '덱 홈'])
})

test('the header is over the picture of a page until the page is scrolled', () => {
  const { header } = show({ overArt: true })
  const looks = () => [
    header?.dataset.over,
    header?.dataset.scrolled,
    header?.className.includes('fandeck-on-art'),
  ]
  expect(looks()).toEqual(['true', undefined, true])
  vi.stubGlobal('scrollY', 9)
  act(() => void dispatchEvent(new Event('scroll')))
  expect(looks()).toEqual([undefined, 'true', false])
})
