import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { getCardShareEndpoint } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawn } from '../drop-model/drop.fixtures.ts'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { CardDeck, type CardDeckProps } from './CardDeck.tsx'
import { closedPacks, type DeckKitOptions, deckKit, PACKS } from './deck.fixtures.tsx'

// Transforms the lazy code up front, so that the first test does not time out.
beforeAll(() => import('./lazy-parts.ts'))
afterEach(cleanup)

async function show(options: DeckKitOptions = {}, props: Partial<CardDeckProps> = {}) {
  const kit = deckKit(options)
  const deck = <CardDeck packs={PACKS} {...props} />
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      {props.shareHref ? <ToastProvider>{deck}</ToastProvider> : deck}
    </FandeckProvider>,
  )
  await waitFor(() => expect(document.querySelector('.fandeck-deck [aria-busy]')).toBeNull())
  return kit
}
const cards = () => within(screen.getByRole('list', { name: '내 카드' })).getAllByRole('listitem')
const names = () => cards().map((card) => within(card).getByRole('img').getAttribute('alt')?.split(',')[0])
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const count = () => document.querySelector('.fandeck-deck__line p')?.textContent

describe('CardDeck', () => {
  test('shows the cards of the member with their amounts and their places', async () => {
    await show()
    expect(cards()).toHaveLength(10)
    expect(count()).toBe('12장 / 12장')
    expect(cards()[0]?.textContent).toContain('3장 보유')
    expect(cards()[4]?.getAttribute('aria-posinset')).toBe('5')
    expect(cards()[4]?.getAttribute('aria-setsize')).toBe('10')
  })

  test('searches by name or number, and announces how many cards it has found', async () => {
    const onFilterChange = vi.fn()
    await show({}, { onFilterChange })
    press('카드 찾기')
    const search = screen.getByRole('searchbox', { name: '이름이나 번호로 찾기' })
    expect(document.activeElement).toBe(search)
    fireEvent.change(search, {
      target: { value: '서도윤' },
    })
    expect(names()).toEqual(['서도윤', '서도윤'])
    expect(screen.getByRole('status').textContent).toBe('카드 2장을 찾았어요')
    expect(count()).toBe('2장 / 12장')
    expect(onFilterChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: '서도윤' }))
    press('카드 찾기')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(count()).toBe('12장 / 12장')
  })

  test('D113 shows the newest cards while the others load, and then all', async () => {
    const waiting: (() => void)[] = []
    const later = () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined)))
    await show({ pageSize: 4, later }, { defaultFilter: { ownedOnly: false } })
    // Two designs of the first pack, of which one has three copies, and four of the second.
    expect(cards()).toHaveLength(6)
    expect(count()).toBe('8장 나머지 카드를 불러오고 있어요')
    expect(screen.queryByText('아직 없어요')).toBeNull()
    press('카드 찾기')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '노여름' } })
    expect(screen.queryByText('찾는 카드가 없어요')).toBeNull()
    for (const go of waiting) go()
    await waitFor(() => expect(names()).toEqual(['노여름', '노여름']))
    expect(count()).toBe('2장 / 14장')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    expect(cards()).toHaveLength(12)
    expect(count()).toBe('14장 / 14장')
  })

  test('D113 keeps the newest cards when the others fail, and loads all on another try', async () => {
    let fails = true
    const later = async () => (fails ? refuse(400, '잠시 후 다시 시도해 주세요.') : undefined)
    await show({ pageSize: 4, later })
    expect((await screen.findByRole('alert')).textContent).toContain('나머지 카드를 불러오지 못했어요')
    expect(cards()).toHaveLength(6)
    fails = false
    press('다시 시도하기')
    await waitFor(() => expect(count()).toBe('12장 / 12장'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cards()).toHaveLength(10)
  })

  test('shows missing designs too when `보유만` is off', async () => {
    await show()
    const owned = screen.getByRole('button', { name: '보유만' })
    expect(owned.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(owned)
    expect(cards()).toHaveLength(12)
    expect(screen.getAllByText('아직 없어요')).toHaveLength(2)
    expect(count()).toBe('14장 / 14장')
  })

  test('filters by pack and by several finishes in sheets, and sorts', async () => {
    await show()
    press('모든 팩')
    fireEvent.click(await screen.findByRole('radio', { name: 'FC안양' }))
    expect(cards()).toHaveLength(5)
    press('카드 5장 보기')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('피니시')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'PRISM' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'FOIL' }))
    press('카드 2장 보기')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'PRISM 외 1' })).toBeTruthy()
    expect(names()).toEqual(['서도윤', '강이로'])
    press('정렬, 최근 받은 순')
    fireEvent.click(await screen.findByRole('radio', { name: '희귀한 순' }))
    expect(names()).toEqual(['강이로', '서도윤'])
  })

  test('S7.25 D38 has the filters that the shop offers, and finds the cards that they choose', async () => {
    await show()
    fireEvent.click(await screen.findByRole('button', { name: '포지션' }))
    expect(await screen.findByRole('dialog', { name: '포지션' })).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: '골키퍼' }))
    const keepers = cards().length
    expect(keepers).toBeLessThan(10)
    fireEvent.click(screen.getByRole('checkbox', { name: '포워드' }))
    expect(cards()).toHaveLength(10)
    fireEvent.click(screen.getByRole('checkbox', { name: '골키퍼' }))
    expect(cards()).toHaveLength(10 - keepers)
    press(/^카드 \d+장 보기$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: '포워드' }).hasAttribute('data-chosen')).toBe(true)
  })

  test('S7.25 asks for the filters of the chosen pack', async () => {
    const kit = await show({}, { defaultFilter: { packName: 'fcanyang-2025' } })
    const asked = () => kit.server.requests.filter(({ path }) => path === '/search/filter/form')
    await waitFor(() =>
      expect(asked().map(({ query }) => query.get('collection_link'))).toEqual(['fcanyang-2025']),
    )
  })

  test('S7.25 has the finishes alone when the shop offers no filters, and ignores what they do not offer', async () => {
    const on = { 'GET /search/filter/form': () => refuse(404, '없어요.') }
    const defaultFilter = { chosen: { finish: ['gold'], position: ['KEEPER'] } }
    await show({ on }, { defaultFilter })
    expect(screen.getByRole('button', { name: '피니시' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '포지션' })).toBeNull()
    expect(cards()).toHaveLength(10)
  })

  test('offers all cards again when it finds none', async () => {
    await show({}, { defaultFilter: { text: '없는 선수', sort: 'name' } })
    expect(screen.getByText('찾는 카드가 없어요')).toBeTruthy()
    press('모든 카드 보기')
    expect(cards()).toHaveLength(10)
  })

  test('a card shows its facts, and one of its copies by its number', async () => {
    await show()
    fireEvent.click(
      within(screen.getByRole('list', { name: '내 카드' })).getAllByRole('button')[0] ?? document.body,
    )
    const detail = await screen.findByRole('dialog', { name: '한이준' })
    const numbers = within(within(detail).getByRole('group', { name: '번호' })).getAllByRole('button')
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['No.0010', 'No.0011', 'No.0012'])
    expect(detail.textContent).toContain('No.0010 / 1,000')
    fireEvent.click(within(detail).getByRole('button', { name: 'No.0012' }))
    expect(detail.textContent).toContain('No.0012 / 1,000')
    expect(within(detail).getByRole('button', { name: 'No.0012', pressed: true })).toBeTruthy()
    expect(detail.textContent).toContain('받은 날')
    expect(within(detail).getByRole('button', { name: '한이준 좋아요' })).toBeTruthy()
    expect(within(detail).queryByRole('button', { name: '공유하기' })).toBeNull()
  })

  test('D114 a card with three copies leads to the page that upgrades it, one with fewer does not', async () => {
    const packs = PACKS.map((pack) => ({ ...pack, upgradePath: `/${pack.packName}/upgrade` }))
    await show({}, { packs, upgradeHref: (path) => `/site${path}` })
    const [first, second] = cards()
    const open = (card: HTMLElement | undefined) =>
      fireEvent.click(within(card ?? document.body).getByRole('button'))
    open(first)
    const detail = await screen.findByRole('dialog', { name: '한이준' })
    const link = within(detail).getByRole('link', { name: '같은 선수 3장으로 업그레이드하기' })
    expect(link.getAttribute('href')).toBe('/site/fcseoul-2025/upgrade')
    open(second)
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('D114 a page without upgrades has no link to one', async () => {
    await show({}, { packs: PACKS.map((pack) => ({ ...pack, upgradePath: '/club/upgrade' })) })
    fireEvent.click(within(cards()[0] ?? document.body).getByRole('button'))
    await screen.findByRole('dialog', { name: '한이준' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a card is shared from its facts', async () => {
    const onShare = vi.fn()
    await show({}, { onShare })
    fireEvent.click(
      within(screen.getByRole('list', { name: '내 카드' })).getAllByRole('button')[0] ?? document.body,
    )
    const detail = await screen.findByRole('dialog', { name: '한이준' })
    fireEvent.click(within(detail).getByRole('button', { name: '공유하기' }))
    expect(onShare).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cardName: '한이준' }))
  })

  test('D103 with the address of its page, a card is shared by its own link', async () => {
    const onShare = vi.fn()
    const { server } = await show({}, { onShare, shareHref: (key) => `https://fandeck.example/card/${key}` })
    server.answer(getCardShareEndpoint, { share: null })
    fireEvent.click(
      within(screen.getByRole('list', { name: '내 카드' })).getAllByRole('button')[0] ?? document.body,
    )
    const detail = await screen.findByRole('dialog', { name: '한이준' })
    fireEvent.click(within(detail).getByRole('button', { name: '공유하기' }))
    expect(await screen.findByRole('dialog', { name: '카드 공유하기' })).toBeTruthy()
    await waitFor(() => expect(server.requests.at(-1)?.path).toBe('/card/share/1000/10'))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '카드 공유하기' })).toBeNull())
    expect(screen.getByRole('dialog', { name: '한이준' })).toBeTruthy()
    expect(onShare).not.toHaveBeenCalled()
  })

  test('D103 the rarest card of opened packs is shared by its link, over the reveal', async () => {
    const shareHref = (key: string) => `https://fandeck.example/card/${key}`
    const { server } = await show({ unopened: closedPacks() }, { shareHref })
    server.answer(getCardShareEndpoint, { share: null })
    press('ORBLIT 1st Deck 팩 열기')
    const reveal = await screen.findByRole('dialog')
    fireEvent.click(within(reveal).getByRole('button', { name: '팩 열기' }))
    fireEvent.click(await screen.findByRole('button', { name: '한 번에 모두 열기' }))
    fireEvent.click(await screen.findByRole('button', { name: '공유하기' }))
    expect(await screen.findByRole('dialog', { name: '카드 공유하기' })).toBeTruthy()
    const best = drawn.find(({ editionTitle }) => editionTitle === 'PRISM')
    const path = `/card/share/${best?.cardId}/${best?.edition}`
    await waitFor(() => expect(server.requests.at(-1)?.path).toBe(path))
  })

  test('D79 closed packs wait on top, one row an order, and are opened from there', async () => {
    const onOpened = vi.fn()
    await show({ unopened: closedPacks() }, { onOpened })
    const waiting = within(screen.getByRole('list', { name: '열지 않은 카드팩' })).getAllByRole('listitem')
    expect(waiting.map((row) => row.querySelector(':scope > p')?.textContent)).toEqual([
      '아직 열지 않은 팩 1개ORBLIT 1st Deck11.27(금)까지 취소할 수 있어요',
      '아직 열지 않은 팩 2개FC서울 2025',
    ])
    press('ORBLIT 1st Deck 팩 열기')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: '팩 열기' }))
    await waitFor(() =>
      expect(onOpened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: 'order-1' })),
    )
  })

  test('a deck without cards says what to do, and still shows closed packs', async () => {
    await show({ owned: false, unopened: closedPacks() }, { emptyActions: <a href="/drop">드롭</a> })
    expect(screen.getByText('첫 카드를 기다리고 있어요')).toBeTruthy()
    expect(screen.getByRole('link', { name: '드롭' })).toBeTruthy()
    expect(screen.getByRole('list', { name: '열지 않은 카드팩' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('asks a visitor to sign in, and requests no cards', async () => {
    const onSignIn = vi.fn()
    const { server } = await show({ loggedIn: false }, { onSignIn })
    press('로그인하기')
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(server.requests).toEqual([])
  })

  test('reports a failure, and loads the cards again', async () => {
    const { server } = await show({ on: { 'GET /card/pack/init': () => refuse(400, '안 돼요', 'BAD') } })
    await screen.findByRole('alert')
    server.on('GET /card/pack/init', () => refuse(400, '안 돼요', 'BAD'))
    const before = server.requests.length
    press('다시 시도하기')
    await waitFor(() => expect(server.requests.length).toBeGreaterThan(before))
  })

  test('draws a part of 300 cards, and arrow keys reach the others', async () => {
    await show({ count: 300 })
    const drawnAtFirst = cards().length
    expect(drawnAtFirst).toBeLessThan(60)
    expect(cards()[0]?.getAttribute('aria-setsize')).toBe('298')
    const [first] = within(screen.getByRole('list', { name: '내 카드' })).getAllByRole('button')
    first?.focus()
    if (first) fireEvent.keyDown(first, { key: 'End' })
    await waitFor(() =>
      expect(document.activeElement?.parentElement?.getAttribute('aria-posinset')).toBe('298'),
    )
    expect(cards().length).toBeLessThan(60 + 3)
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'ArrowUp' })
    await waitFor(() =>
      expect(document.activeElement?.parentElement?.getAttribute('aria-posinset')).toBe('295'),
    )
  })
})
