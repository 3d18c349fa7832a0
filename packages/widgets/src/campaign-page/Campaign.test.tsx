import { aCampaign, refuse, type TestKit, testKit } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type BoardKitOptions, BoardStory } from '../boards/board/board.fixtures.tsx'
import { turnCard } from '../card-reveal/reveal.test-helper.ts'
import { GOOD_CODE } from '../ocr-scanner/scanner.fixtures.tsx'
import { gone, settled } from '../settled.test-helper.ts'
import { Campaign } from './Campaign.tsx'
import type { CampaignProps } from './CampaignView.tsx'
import { aGroup, campaignKit } from './campaign.fixtures.tsx'

afterEach(cleanup)

async function show(kit: BoardKitOptions, props: Partial<CampaignProps> = {}) {
  const { container } = render(
    <BoardStory {...kit}>
      <Campaign slug="fcseoul-2025" {...props} />
    </BoardStory>,
  )
  await settled()
  return container
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('a page of a campaign', () => {
  test('draws every kind of section of its document, in the colours of the team', async () => {
    const container = await show(campaignKit(aCampaign()))
    expect(
      container.querySelector<HTMLElement>('.fandeck-campaign')?.style.getPropertyValue('--fd-team-1'),
    ).toBe('#C4122F')
    for (const part of ['hero', 'cards', 'text', 'figure', 'code', 'next'])
      expect(container.querySelector(`.fandeck-campaign__${part}`), part).toBeTruthy()
    for (const board of ['formation', 'upgrade', 'match', 'missions', 'player-filter', 'flip'])
      expect(container.querySelector(`.fandeck-${board}`), board).toBeTruthy()
  })

  test('S2.51 shows what its document has and nothing else: an empty page is empty', async () => {
    const [page] = aCampaign().pages
    if (!page) throw new Error('no page')
    const text = '표 없이도 볼 수 있어요.'
    const pages = [
      { ...page, sections: [{ kind: 'text' as const, paragraphs: [text] }] },
      { ...page, path: '/fcseoul-2025/later', sections: [] },
    ]
    const container = await show(campaignKit(aCampaign({ pages })))
    expect(container.textContent).toBe(text)
    cleanup()
    const later = await show(campaignKit(aCampaign({ pages })), { path: '/fcseoul-2025/later' })
    expect(later.textContent).toBe('')
  })

  test('shows and calls nothing in a shop without campaigns, and scans nothing in one without the scan', async () => {
    const shown = async (disabledParts: string[]) => {
      const options = campaignKit(aCampaign(), { disabledParts })
      const kits: TestKit[] = []
      const prepare = (kit: TestKit) => {
        kits.push(kit)
        options.prepare?.(kit)
      }
      const container = await show({ ...options, prepare })
      const text = container.textContent
      cleanup()
      return { calls: kits[0]?.server.requests.length, text }
    }
    expect(await shown(['campaigns'])).toEqual({ calls: 0, text: '' })
    expect((await shown([])).text).toContain('카드 코드 스캔')
    const { text } = await shown(['scan'])
    expect(text).not.toContain('카드 코드 스캔')
    expect(text).toContain('앨범 속 코드를')
  })

  test('a hero shows three cards with their finish', async () => {
    const [page] = aCampaign().pages
    if (!page) throw new Error('no page')
    const hero = { kind: 'hero' as const, title: '오늘의 카드', cards: [2002, 2001, 2003] }
    const container = await show(campaignKit(aCampaign({ pages: [{ ...page, sections: [hero] }] })))
    const cards = container.querySelectorAll('.fandeck-campaign__fan .fandeck-card')
    expect([...cards].map((card) => card.getAttribute('data-finish'))).toEqual(['basic', 'prism', 'foil'])
  })

  test('says that a campaign or a page is not there', async () => {
    await show({ on: { 'GET /campaign/:slug': () => refuse(404, '없어요', 'NOT_FOUND') } })
    expect(screen.getByText('캠페인을 찾을 수 없어요')).toBeTruthy()
    cleanup()
    await show(campaignKit(), { path: '/fcseoul-2025/nowhere' })
    expect(screen.getByText('캠페인을 찾을 수 없어요')).toBeTruthy()
  })

  test('S1.15 leads to another original by a link, or by the cover of its page', async () => {
    await show(campaignKit())
    expect(screen.getByRole('link', { name: /가 볼까요/ }).getAttribute('href')).toBe('/fcanyang-2025')
    cleanup()
    const onTransition = vi.fn()
    await show(campaignKit(), { onTransition })
    fireEvent.click(button(/가 볼까요/))
    expect(onTransition.mock.calls[0]?.[0]).toMatchObject({ kind: 'transition', linkUrl: '/fcanyang-2025' })
  })

  test('adds what the page around it says after a section', async () => {
    await show(campaignKit(), { afterSection: ({ kind }) => kind === 'text' && <hr /> })
    expect(screen.getAllByRole('separator')).toHaveLength(1)
  })
})

describe('S1.14 D33 the code boxes', () => {
  const field = () => screen.getByRole('textbox', { name: '카드 코드' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const boxes = (container: HTMLElement) =>
    [...container.querySelectorAll('.fandeck-code-form__box')].map(({ textContent }) => textContent).join('|')

  test('fill from one pasted code, and claim once all twelve are full', async () => {
    const container = await show(campaignKit())
    expect(button('카드 받기')).toHaveProperty('disabled', true)
    type('anpt ekt')
    expect(boxes(container)).toBe('A|N|P|T|E|K|T|||||')
    expect(button('카드 받기')).toHaveProperty('disabled', true)
    type(GOOD_CODE)
    expect(button('카드 받기')).toHaveProperty('disabled', false)
  })

  test('show the arrival of the claimed card, which leads to the fan’s cards', async () => {
    const onClaimed = vi.fn()
    const onViewCards = vi.fn()
    const container = await show(campaignKit(), { onClaimed, onViewCards })
    type(GOOD_CODE)
    fireEvent.click(button('카드 받기'))
    await settled()
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
    expect(boxes(container)).toBe('|||||||||||')
    await turnCard()
    fireEvent.click(button('다른 코드 입력하기'))
    await gone()
    await waitFor(() => expect(document.activeElement).toBe(field()))
    type(GOOD_CODE)
    fireEvent.click(button('카드 받기'))
    await settled()
    await turnCard()
    fireEvent.click(button('내 카드에서 보기'))
    expect([onClaimed.mock.calls.length, onViewCards.mock.calls.length]).toEqual([2, 1])
  })

  test('name a refusal, and keep the code', async () => {
    const kit = campaignKit(aGroup(), { on: { 'POST /card/:idx': () => refuse(409, '', 'CODE_USED') } })
    const container = await show(kit)
    type(GOOD_CODE)
    fireEvent.click(button('카드 받기'))
    await settled()
    expect(screen.getByRole('alert').textContent).toBe('이미 사용한 코드예요.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(boxes(container)).toBe('A|N|P|T|E|K|T|X|A|7|F|X')
  })

  test('lead to the cards when the code is the member’s already', async () => {
    const kit = campaignKit(aGroup(), { on: { 'POST /card/:idx': () => refuse(409, '', 'CODE_YOURS') } })
    const onViewCards = vi.fn()
    await show(kit, { onViewCards })
    type(GOOD_CODE)
    fireEvent.click(button('카드 받기'))
    await settled()
    expect(screen.getByRole('alert').textContent).toBe('이미 내 덱에 있는 카드예요.')
    fireEvent.click(button('내 카드에서 보기'))
    expect(onViewCards).toHaveBeenCalledOnce()
  })

  test('D12b keep the code of a visitor over the way to the login, and claim it after', async () => {
    const onSignIn = vi.fn()
    const onClaimed = vi.fn()
    const { sessionStorage } = testKit()
    const platform = { sessionStorage }
    const visitor = await show(campaignKit(aGroup(), { loggedIn: false, platform }), { onSignIn })
    type(GOOD_CODE)
    fireEvent.click(button('로그인하고 카드 받기'))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(boxes(visitor)).toBe('A|N|P|T|E|K|T|X|A|7|F|X')
    cleanup()
    const back = await show(campaignKit(aGroup(), { platform }), { onClaimed })
    await settled()
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
    expect([onClaimed.mock.calls.length, boxes(back)]).toEqual([1, '|||||||||||'])
    cleanup()
    await show(campaignKit(aGroup(), { platform }), { onClaimed })
    await settled()
    expect([onClaimed.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null])
  })

  test('D12b show a visitor who comes back without a sign-in what they had typed', async () => {
    const { sessionStorage } = testKit()
    const kit = () => campaignKit(aGroup(), { loggedIn: false, platform: { sessionStorage } })
    await show(kit(), { onSignIn: () => {} })
    type(GOOD_CODE)
    fireEvent.click(button('로그인하고 카드 받기'))
    cleanup()
    const back = await show(kit(), { onSignIn: () => {} })
    expect([boxes(back), screen.queryByRole('dialog')]).toEqual(['A|N|P|T|E|K|T|X|A|7|F|X', null])
  })

  test('ask a visitor to sign in, and keep what is typed', async () => {
    const onSignIn = vi.fn()
    const container = await show(campaignKit(aGroup(), { loggedIn: false }), { onSignIn })
    type('ANPT')
    fireEvent.click(button('로그인하고 카드 받기'))
    await settled()
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(boxes(container)).toBe('A|N|P|T||||||||')
  })
})
