import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { ActivityList } from './ActivityList.tsx'
import { type ActivityKitOptions, activityKit } from './activity.fixtures.tsx'

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
      ['카드 코드 스캔', '한이준 · +100P'],
      ['홈 경기 음료 교환 혜택을 썼어요', '직원 확인 완료'],
      ['카드 3장을 업그레이드했어요', '서도윤'],
    ])
    expect(screen.getByText('11:00')).toBeTruthy()
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
