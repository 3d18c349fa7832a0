import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { type BoardKitOptions, BoardStory } from '../boards/board/board.fixtures.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { type CampaignHead, CampaignPage, type CampaignPageProps } from './CampaignPage.tsx'
import { campaignKit, SHARED, withFormations } from './campaign.fixtures.tsx'

afterEach(cleanup)

const CAMPAIGN = 'GET /campaign/:slug'

/** Draws the page; returns what its metadata were, the last ones at last. */
async function show(kit: BoardKitOptions, props: Partial<CampaignPageProps> = {}) {
  const heads: (CampaignHead | undefined)[] = []
  render(
    <BoardStory {...kit}>
      <ToastProvider>
        <CampaignPage
          slug="fcseoul-2025"
          path="/fcseoul-2025"
          renderHead={(head) => void heads.push(head)}
          notFound={<p>없는 페이지</p>}
          {...props}
        />
      </ToastProvider>
    </BoardStory>,
  )
  await settled()
  return heads
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const share = () => screen.queryByRole('button', { name: '베스트 11 공유하기' })
const picture = (name: string) => screen.queryByRole('img', { name })

describe('CampaignPage', () => {
  test('gives the metadata of the document to the page around it', async () => {
    const heads = await show(campaignKit())
    expect(heads[0]).toBeUndefined()
    expect(heads.at(-1)).toEqual({
      title: 'FC서울 베스트 11',
      description: '내 카드로 베스트 11을 짜 보세요.',
      image: undefined,
    })
    expect(heading()).toBe('FC서울 베스트 11')
  })

  test('shows the page of an unknown address for an unknown campaign and an unknown page', async () => {
    const heads = await show({ on: { [CAMPAIGN]: () => refuse(404, '없어요', 'NOT_FOUND') } })
    expect(screen.getByText('없는 페이지')).toBeTruthy()
    expect(heads.at(-1)).toBeUndefined()
    cleanup()
    await show(campaignKit(), { path: '/fcseoul-2025/nowhere' })
    expect(screen.getByText('없는 페이지')).toBeTruthy()
  })

  test('D55 is an outage with a retry when the campaign cannot be loaded', async () => {
    await show({ on: { [CAMPAIGN]: () => refuse(403, '볼 수 없어요.') } })
    expect(document.querySelectorAll('.fandeck-outage')).toHaveLength(1)
    expect(heading()).toBe('오리지널')
    expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeTruthy()
  })
})

describe('D27 a shared formation', () => {
  test('stands above the page, and is its picture in previews', async () => {
    const heads = await show(withFormations({ loggedIn: false }), { shareKey: SHARED.shareKey })
    expect(picture('팬이 짠 베스트 11 포메이션')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({
      image: SHARED.image,
      imageAlt: '팬이 짠 베스트 11 포메이션',
      shareKey: SHARED.shareKey,
    })
  })

  test('that does not exist leaves the page as it is', async () => {
    const on = { 'GET /campaign/:slug/share/:shareKey': () => refuse(404, '없어요', 'NOT_FOUND') }
    const kit = campaignKit()
    await show({ ...kit, on: { ...kit.on, ...on } }, { shareKey: SHARED.shareKey })
    expect(heading()).toBe('FC서울 베스트 11')
    expect(picture('팬이 짠 베스트 11 포메이션')).toBeNull()
  })

  test('is made by the press of a member who has saved one, and shown before its link is copied', async () => {
    const user = userEvent.setup()
    const shareUrlOf = (key: string) => `https://deck.example/seoul?share=${key}`
    await show(withFormations(), { shareUrlOf })
    await user.click(share() ?? document.body)
    expect(await screen.findByRole('img', { name: '내가 짠 베스트 11 포메이션' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('')
    await user.click(screen.getByRole('button', { name: '링크 복사하기' }))
    await settled()
    expect(await navigator.clipboard.readText()).toBe(shareUrlOf(SHARED.shareKey))
  })

  test('is not offered to visitors, without a saved one, and without an address for it', async () => {
    const shareUrlOf = () => 'https://deck.example/'
    await show(withFormations({ loggedIn: false }), { shareUrlOf })
    expect(share()).toBeNull()
    cleanup()
    await show(campaignKit(), { shareUrlOf })
    expect(share()).toBeNull()
    cleanup()
    await show(withFormations())
    expect(share()).toBeNull()
  })
})
