import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { ActivityList } from './ActivityList.tsx'
import { ACTIVITIES, type ActivityKitOptions, activityKit, POINTS } from './activity.fixtures.tsx'

afterEach(cleanup)

async function show(options: ActivityKitOptions = {}) {
  const kit = activityKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ActivityList />
    </FandeckProvider>,
  )
  await settled()
}
const rows = () =>
  [...document.querySelectorAll('.fandeck-activity__words')].map(
    ({ children: [words, detail] }) => [words?.textContent, detail?.textContent] as const,
  )

describe('S7.42 the activity', () => {
  test('has a sentence for each kind, by the day in Seoul', async () => {
    await show()
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '오늘',
      '11.19(목)',
    ])
    expect(rows()).toEqual([
      ['ORBLIT 1st Deck 카드팩 2개를 샀어요', undefined],
      ['코드 스캔으로 카드를 받았어요', '한이준 · +100P'],
      ['홈 경기 음료 교환 혜택을 썼어요', '직원 확인 완료'],
      ['카드 3장을 업그레이드했어요', '서도윤'],
    ])
    expect(screen.getByText('11:00')).toBeTruthy()
  })

  test('has an icon for its kind; that of points follows from what they were for', async () => {
    await show({ rows: [...ACTIVITIES, ...POINTS], pageSize: 20 })
    const icons = [...document.querySelectorAll('.fandeck-activity')].map((row) => [
      row.getAttribute('data-reason') ?? row.getAttribute('data-kind'),
      /lucide-([a-z0-9-]+)/.exec(row.querySelector('svg')?.getAttribute('class') ?? '')?.[1],
    ])
    expect(Object.fromEntries(icons)).toEqual({
      purchased: 'sparkles',
      benefitUsed: 'gift',
      upgraded: 'repeat-2',
      scan: 'scan-line',
      prediction: 'trophy',
      mission: 'badge-check',
      attendance: 'circle-check',
      entry: 'clipboard-list',
      earned: 'coins',
      expired: 'circle-minus',
    })
  })

  test('of points with a reason of a newer server has the icon of points and the words of its title', async () => {
    const row = {
      activity_key: 'p1',
      dttm: '2026-11-20 11:00:00',
      kind: 'EARN',
      title: '설문 참여',
      point: 50,
    }
    await show({
      on: {
        'GET /mypage/nft/activity': () =>
          Response.json({ status: '200', data: { list: [{ ...row, reason: 'SURVEY' }], next: null } }),
      },
    })
    expect(rows()).toEqual([['설문 참여', '+50P']])
    expect(document.querySelector('.fandeck-activity .lucide-coins')).not.toBeNull()
  })

  test('adds the next page to the days', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(rows().at(-1)).toEqual(['이벤트 응모', '직관 인증 이벤트 · −1,200P']))
    expect(screen.getAllByRole('heading')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  test('says so when there is none', async () => {
    await show({ rows: [] })
    expect(screen.getByText('아직 활동이 없어요')).toBeTruthy()
  })
})
