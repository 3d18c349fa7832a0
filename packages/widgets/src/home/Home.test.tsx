import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { Home } from './Home.tsx'
import { HomeShowcase } from './HomeShowcase.tsx'
import { anOverview, type HomeKitOptions, homeKit } from './home.fixtures.tsx'

afterEach(cleanup)

const BANNERS = 'GET /main/banner/visual'
const DROPS = 'GET /static/drops/drops-information.json'
const failed = () => refuse(403, '볼 수 없어요.')

const onBenefits = vi.fn()

async function show(options: HomeKitOptions = {}) {
  const kit = homeKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <Home title="덱 스토어" dropHref={(id) => `/drops/${id}`}>
        <HomeShowcase
          dropHref={(id) => `/drops/${id}`}
          eventHref={(id) => `/event/${id}`}
          noticeHref={(id) => `/notice/${id}`}
          packsHref="/mypage"
          onBenefits={onBenefits}
          campaignHref={(slug) => `/${slug}`}
          originalsHref="/originals"
        />
      </Home>
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('D26 a home page', () => {
  test('has the drops on sale as panels, and below them originals, events, the other drops and notices', async () => {
    await show()
    expect(headings()).toEqual([
      '덱 스토어',
      '지금 판매 중',
      'ORBLIT 1st Deck',
      '오리지널',
      '지금 참여할 수 있어요',
      '곧 열려요',
      '지난 드롭',
    ])
    for (const path of ['/drops/1', '/drops/2', '/drops/3', '/originals', '/event/1', '/notice/1'])
      expect(hrefs()).toContain(path)
  })

  test('does not show a drop that a brand sells on its own page', async () => {
    await show()
    expect(hrefs()).not.toContain('/drops/4')
  })

  test('S1.6 moves a drop when its phase changes', async () => {
    const { clock } = await show({ onSale: 5000 })
    expect(screen.getByRole('region', { name: '지난 드롭' }).textContent).not.toContain('ORBLIT')
    await act(() => clock.advance(6000))
    await settled()
    expect(screen.getByRole('region', { name: '지난 드롭' }).textContent).toContain('ORBLIT 1st Deck')
  })

  test('leaves out what the shop does not have', async () => {
    await show({ banners: [], drops: [], originals: [], events: [] })
    expect(headings()).toEqual(['덱 스토어', '지금 판매 중'])
  })

  test('keeps what it has when the drops, or the banners, cannot be loaded', async () => {
    await show({ on: { [DROPS]: failed } })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(headings()).toContain('오리지널')
    cleanup()
    await show({ on: { [BANNERS]: failed } })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(headings()).toContain('지금 판매 중')
  })

  test('D55 is one outage when neither can be loaded, whose retry asks for both', async () => {
    const { server } = await show({ on: { [DROPS]: failed, [BANNERS]: failed } })
    expect(headings()).toEqual(['덱 스토어'])
    const before = server.requests.length
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
    await settled()
    expect(
      server.requests
        .slice(before)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/main/banner/visual', '/static/drops/drops-information.json'])
  })
})

describe('D109 a home page of a member', () => {
  test('says what waits and where', async () => {
    await show({ overview: anOverview() })
    expect(screen.getByRole('link', { name: '아직 열지 않은 팩이 2개 있어요' }).getAttribute('href')).toBe(
      '/mypage',
    )
    const recruits = screen.getByRole('link', { name: '텐 미션 선수 3명을 영입할 수 있어요' })
    expect(recruits.getAttribute('href')).toBe('/ten-missions')
    await userEvent.click(screen.getByRole('button', { name: '지금 쓸 수 있는 혜택이 1개 있어요' }))
    expect(onBenefits).toHaveBeenCalledOnce()
  })

  test('has no such section for a visitor, without anything that waits, and when it cannot be read', async () => {
    const waiting = () => screen.queryByRole('region', { name: '지금 확인해 보세요' })
    const { server } = await show()
    expect(waiting()).toBeNull()
    expect(server.requests.some(({ path }) => path === '/mypage/overview')).toBe(false)
    cleanup()
    await show({ overview: anOverview({ unopenedPacks: 0, benefits: 0, recruits: [] }) })
    expect(waiting()).toBeNull()
    cleanup()
    await show({ overview: anOverview(), on: { 'GET /mypage/overview': failed } })
    expect(waiting()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the marked originals first, also one that the home page leaves out otherwise', async () => {
    const tiles = () =>
      [...document.querySelectorAll('.fandeck-original__title')].map((title) => title.textContent)
    await show()
    expect(tiles()).toEqual(['부산 KCC 이지스', 'ITTA', '전시'])
    cleanup()
    await show({ overview: anOverview({ originals: ['itta', 'seoul', 'gone'] }) })
    expect(tiles()).toEqual(['ITTA', 'FC서울', '부산 KCC 이지스', '전시'])
  })
})
