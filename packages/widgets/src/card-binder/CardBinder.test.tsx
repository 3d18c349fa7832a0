import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { BADGES } from '../badges/badges.fixtures.tsx'
import { PACKS } from '../card-deck/deck.fixtures.tsx'
import type { MyPageKitOptions } from '../my-page/my-page.fixtures.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { BinderStory, binderKit } from './binder.fixtures.tsx'
import { CardBinder, type CardBinderProps } from './CardBinder.tsx'

// What opens over the binder is loaded with a press; here before it.
beforeAll(() => Promise.all([import('../card-deck/lazy-parts.ts'), import('../badges/BadgeDialog.tsx')]))
afterEach(cleanup)

async function show(props: Partial<CardBinderProps> = {}, options: MyPageKitOptions = {}) {
  render(
    <BinderStory {...options}>
      <CardBinder packName="fcseoul-2025" dropHref={(dropId) => `/drops/${dropId}`} {...props} />
    </BinderStory>,
  )
  await settled()
}
const text = () => document.body.textContent ?? ''
const pockets = () => within(screen.getByRole('list', { name: 'FC서울 카드 목록' })).getAllByRole('listitem')

describe('the binder', () => {
  test('has a pocket for each design, with its name, its finish and the copies', async () => {
    await show()
    expect(pockets().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/1 한이준BASIC · 3장$/),
      expect.stringMatching(/2 서도윤FOIL$/),
      expect.stringMatching(/3 강이로PRISM$/),
      expect.stringMatching(/4 백로언SIGN$/),
      expect.stringMatching(/5 노여름BASIC$/),
      '66 신이안FOIL · 빈자리',
    ])
    expect(
      within(screen.getByRole('list', { name: 'FC서울 카드 목록' })).getAllByRole('button'),
    ).toHaveLength(5)
  })

  test('says how much is collected, by finish from the plainest', async () => {
    await show()
    expect(text()).toContain('6장 가운데 5장을 모았어요')
    expect(screen.getByRole('progressbar', { name: 'FC서울 모은 카드' }).getAttribute('aria-valuenow')).toBe(
      '5',
    )
    const finishes = within(screen.getByRole('list', { name: '등급별로 모은 카드' })).getAllByRole('listitem')
    expect(finishes.map(({ textContent }) => textContent)).toEqual([
      'BASIC2 / 2',
      'FOIL1 / 2',
      'PRISM1 / 1',
      'SIGN1 / 1',
    ])
  })

  test('names the last missing card, and where it comes from: drops that sell the set and the scanner', async () => {
    await show()
    expect(text()).toContain('한 장 남았어요 · 6 신이안')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/drops/1'])
    expect(screen.getByRole('button', { name: '카드 코드 스캔' })).toBeTruthy()
  })

  test('names no drop without addresses', async () => {
    await show({ dropHref: undefined })
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  test('is complete with the last card, and asks for none', async () => {
    await show({}, { complete: true })
    expect(text()).toContain('6장 가운데 6장을 모았어요')
    expect(text()).toContain('모두 모았어요')
    expect(text()).not.toContain('빈자리 채우기')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('D112 shares the picture of a complete set, also while it is celebrated', async () => {
    await show({}, { complete: true, badges: BADGES })
    expect(screen.getByRole('list', { name: 'FC서울 카드 목록' }).dataset.celebrating).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '완성 이미지 공유하기' }))
    expect(await screen.findByRole('dialog', { name: 'FC서울 2025 24장 모두 모음' })).toBeTruthy()
    cleanup()
    await show({}, { badges: BADGES })
    expect(screen.queryByRole('button', { name: '완성 이미지 공유하기' })).toBeNull()
  })

  test('celebrates a set that has just become complete, until a press; an older one it does not', async () => {
    const list = () => screen.getByRole('list', { name: 'FC서울 카드 목록' })
    await show({}, { complete: true })
    expect(list().dataset.celebrating).toBe('true')
    await userEvent.keyboard('{Tab}')
    expect(list().dataset.celebrating).toBeUndefined()
    cleanup()
    const { fandeck, clock } = binderKit({ complete: true })
    await clock.advance(11 * 60_000)
    render(
      <FandeckProvider fandeck={fandeck}>
        <ModalProvider>
          <CardBinder packName="fcseoul-2025" />
        </ModalProvider>
      </FandeckProvider>,
    )
    await settled()
    expect(list().dataset.celebrating).toBeUndefined()
  })

  test('fans the cards out in the middle of what is seen of the set, each turned by its place', async () => {
    const rect = Element.prototype.getBoundingClientRect
    // Three columns of 100 px; the list begins 200 px above the screen, which is 768 px high.
    Element.prototype.getBoundingClientRect = function (this: Element) {
      if (this.matches('ul')) return new DOMRect(10, -200, 300, 500)
      const at = pockets().findIndex((pocket) => pocket.contains(this))
      return new DOMRect(10 + (at % 3) * 100, -200 + Math.floor(at / 3) * 200, 100, 150)
    }
    try {
      await show({}, { complete: true })
      const fan = pockets().map((pocket) =>
        ['x', 'y', 'turn'].map((name) =>
          pocket.querySelector<HTMLElement>('button')?.style.getPropertyValue(`--fandeck-fan-${name}`),
        ),
      )
      expect(fan).toEqual([
        ['100px', '275px', '-38.0deg'],
        ['0px', '275px', '-22.8deg'],
        ['-100px', '275px', '-7.6deg'],
        ['100px', '75px', '7.6deg'],
        ['0px', '75px', '22.8deg'],
        ['-100px', '75px', '38.0deg'],
      ])
    } finally {
      Element.prototype.getBoundingClientRect = rect
    }
  })

  test('tells a member without a card of the set where its first one comes from', async () => {
    await show({}, { owned: false })
    expect(text()).toContain('아직 이 컬렉션의 카드가 없어요')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/drops/1')
  })

  test('shows the facts of a card, and shares it', async () => {
    const onShare = vi.fn()
    await show({ onShare })
    const [first] = within(screen.getByRole('list', { name: 'FC서울 카드 목록' })).getAllByRole('button')
    await userEvent.click(first ?? document.body)
    await settled()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('한이준')
    await userEvent.click(within(dialog).getByRole('button', { name: /공유/ }))
    expect(onShare).toHaveBeenCalledWith(expect.objectContaining({ cardName: '한이준' }))
  })

  test('D114 a card with three copies leads to the page that upgrades it, one with fewer does not', async () => {
    const packs = PACKS.map((pack) => ({ ...pack, upgradePath: `/${pack.packName}/upgrade` }))
    await show({ packs, upgradeHref: (path) => `/site${path}` })
    const upgradesOf = async (name: string) => {
      await userEvent.click(
        within(screen.getByRole('list', { name: 'FC서울 카드 목록' })).getByRole('button', {
          name: new RegExp(name),
        }),
      )
      const card = await screen.findByRole('dialog', { name })
      return within(card)
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    }
    expect(await upgradesOf('한이준')).toEqual([
      ['같은 선수 3장으로 업그레이드하기', '/site/fcseoul-2025/upgrade'],
    ])
    expect(await upgradesOf('서도윤')).toEqual([])
  })

  test('S2.6 is for members only', async () => {
    await show({}, { loggedIn: false })
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('is an outage with a retry where the cards cannot be loaded', async () => {
    await show({}, { on: { 'GET /card/pack/init': () => refuse(403, '볼 수 없어요.') } })
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeTruthy()
  })
})
