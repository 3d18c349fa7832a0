import { FandeckProvider } from '@fandeck/react'
import { aUserInfo, refuse } from '@fandeck/sdk/testing'
import { getUserInfoEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BADGES } from '../badges/badges.fixtures.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { RollingPoints } from '../primitives/rolling-number/RollingPoints.tsx'
import { settled } from '../settled.test-helper.ts'
import { MyPage, type MyPageProps } from './MyPage.tsx'
import { type MyPageKitOptions, myPageKit } from './my-page.fixtures.tsx'

afterEach(cleanup)

async function show(props: Partial<MyPageProps> = {}, options: MyPageKitOptions = {}) {
  const kit = myPageKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>
        <MyPage hrefOf={(page) => `/${page}`} {...props} />
      </ModalProvider>
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const requested = (kit: ReturnType<typeof myPageKit>) => kit.server.requests.map(({ path }) => path)

describe('my page', () => {
  test('shows the member, the numbers, the collections and the cards', async () => {
    await show()
    expect(document.body.textContent).toContain('달빛수집가')
    expect(document.body.textContent).toContain('휴대폰 010-****-4821')
    expect(facts()).toEqual(['12', '2', '12,400P'])
    const collections = screen.getByRole('region', { name: '컬렉션' })
    expect(collections.textContent).toBe('FC서울5 / 6장FC안양5 / 6장')
    expect(screen.getByRole('list', { name: '내 카드' })).toBeTruthy()
  })

  describe('points that have come since the last look', () => {
    const points = () => screen.getAllByRole('definition')[2]
    const seen = () => points()?.querySelector('[aria-hidden]')?.textContent
    /** What assistive technology reads. */
    const read = () => points()?.textContent?.slice(seen()?.length ?? 0)

    afterEach(() => vi.unstubAllGlobals())

    /** Shows the page after a recruit for 500 points. */
    async function recruited(calm: boolean) {
      const frames: FrameRequestCallback[] = []
      vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
      vi.stubGlobal('matchMedia', () => ({ matches: calm }))
      const kit = await show()
      kit.server.answer(getUserInfoEndpoint, aUserInfo({ level: 'K201', totalPoint: 12_900 }))
      kit.fandeck.events.emit('campaigns:recruited', { slug: 'ten-missions', board: 'missions', mission: 3 })
      await settled()
      const frame = (at: number) =>
        act(() => {
          for (const one of frames.splice(0)) one(at)
        })
      return { ...kit, frame }
    }

    test('roll up in 600 ms, and are read as the new number only', async () => {
      const { frame } = await recruited(false)
      const shown: (string | undefined)[] = []
      for (const at of [1000, 1200, 1400]) {
        frame(at)
        shown.push(seen())
        expect(read()).toBe('12,900P')
      }
      expect(shown).toEqual(['12,400', '12,752', '12,881'])
      frame(1600)
      expect(points()?.innerHTML).toContain('12,900P')
      expect(seen()).toBeUndefined()
    })

    test('stand at once under reduced motion', async () => {
      await recruited(true)
      expect(seen()).toBeUndefined()
      expect(read()).toBe('12,900P')
    })

    test('roll from the number of the last page, once', async () => {
      const { fandeck, frame } = await recruited(false)
      frame(1000)
      frame(1600)
      const again = render(
        <FandeckProvider fandeck={fandeck}>
          <RollingPoints value={13_000} />
        </FandeckProvider>,
      )
      expect(again.container.textContent).toBe('12,90013,000')
      frame(3000)
      frame(3600)
      expect(again.container.textContent).toBe('13,000')
    })
  })

  test('D112 shows the badges of the member in the profile', async () => {
    await show({}, { badges: BADGES })
    expect(screen.getByRole('button', { name: '배지 3개' })).toBeTruthy()
    cleanup()
    await show()
    expect(screen.queryByRole('button', { name: /^배지/ })).toBeNull()
  })

  test('fetches the member, the shop and the packs once for all of its parts', async () => {
    const kit = await show()
    for (const path of ['/mypage/userinfo', '/shop', '/card/pack/init'])
      expect(requested(kit).filter((one) => one === path)).toEqual([path])
  })

  test('does not ask for the shop where the page names the packs', async () => {
    const kit = await show({ packs: [{ packName: 'fcanyang-2025', title: '안양' }] })
    expect(facts()[1]).toBe('1')
    expect(screen.getByRole('region', { name: '컬렉션' }).textContent).toBe('안양5 / 6장')
    expect(requested(kit)).not.toContain('/shop')
  })

  test('links to the screens that the site has', async () => {
    await show()
    expect(hrefs()).toEqual(['/profile', '/settings', '/points'])
    cleanup()
    await show({ hrefOf: () => undefined })
    expect(hrefs()).toEqual([])
    expect(facts()[2]).toBe('12,400P')
  })

  test('leads from a collection to its binder, where the site has one', async () => {
    await show({ binderHref: (packName) => `/binder/${packName}` })
    const collections = within(screen.getByRole('region', { name: '컬렉션' })).getAllByRole('link')
    expect(collections.map((link) => link.getAttribute('href'))).toEqual([
      '/binder/fcseoul-2025',
      '/binder/fcanyang-2025',
    ])
  })

  test('has another section in place of the cards', async () => {
    await show({ children: <p>활동</p>, navigation: <a href="#tab">탭</a> })
    expect(screen.getByText('활동')).toBeTruthy()
    expect(screen.getByRole('link', { name: '탭' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: '내 카드' })).toBeNull()
    expect(screen.queryByRole('region', { name: '컬렉션' })).toBeNull()
  })

  test('has scanner and tools beside the links to the sections, and opens the tools with a press', async () => {
    await show({ navigation: <a href="#tab">탭</a> })
    const tools = () => screen.queryByRole('group', { name: '카드 고르기' })
    expect(screen.getByRole('list', { name: '내 카드' })).toBeTruthy()
    expect(tools()).toBeNull()
    const find = screen.getByRole('button', { name: '카드 찾기와 정렬' })
    expect(find.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(find)
    expect(tools()).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '보유만' }))
    await userEvent.click(find)
    // What is chosen stays in sight.
    expect([find.getAttribute('aria-expanded'), tools() !== null]).toEqual(['false', true])
    await userEvent.click(screen.getByRole('button', { name: '보유만' }))
    expect(tools()).toBeNull()
    expect(screen.getAllByRole('button', { name: '카드 코드 스캔' })).toHaveLength(1)
  })

  test('shows the tools at first where the address chooses cards', async () => {
    await show({ navigation: <a href="#tab">탭</a>, defaultFilter: { sort: 'name' } })
    expect(screen.getByRole('group', { name: '카드 고르기' })).toBeTruthy()
  })

  test('S2.6 is for members only', async () => {
    const kit = await show({}, { loggedIn: false })
    expect(screen.queryAllByRole('definition')).toEqual([])
    expect(requested(kit)).not.toContain('/mypage/userinfo')
  })

  test('is an outage with a retry where the member cannot be loaded', async () => {
    const kit = await show({}, { on: { 'GET /mypage/userinfo': () => refuse(403, '볼 수 없어요.') } })
    expect(screen.getByRole('alert')).toBeTruthy()
    const before = requested(kit).filter((path) => path === '/mypage/userinfo').length
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
    expect(requested(kit).filter((path) => path === '/mypage/userinfo').length).toBeGreaterThan(before)
  })
})

test('S6.7 S7.57 the wallet is opened when linked and linked otherwise, where the page can do that', async () => {
  const [onWalletOpen, onWalletLink] = [vi.fn(), vi.fn()]
  await show({ onWalletOpen, onWalletLink })
  expect(document.body.textContent).toContain('0x7a3e…c41F · KAIA')
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  expect([onWalletOpen.mock.calls.length, onWalletLink.mock.calls.length]).toEqual([1, 0])
  cleanup()
  await show({ onWalletOpen, onWalletLink }, { walletLinked: false })
  await userEvent.click(screen.getByRole('button', { name: '연결하기' }))
  expect([onWalletOpen.mock.calls.length, onWalletLink.mock.calls.length]).toEqual([1, 1])
  cleanup()
  await show()
  expect(screen.queryByRole('button', { name: '열기' })).toBeNull()
})
