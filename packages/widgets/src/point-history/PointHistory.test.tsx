import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { PointHistory } from './PointHistory.tsx'
import { CHANGES, type PointsKitOptions, pointsKit } from './points.fixtures.tsx'

afterEach(cleanup)

async function show(options: PointsKitOptions = {}) {
  const kit = pointsKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <PointHistory />
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const amounts = () =>
  [...document.querySelectorAll('.fandeck-point__amount')].map(({ textContent }) => textContent)
const notes = () =>
  [...document.querySelectorAll('.fandeck-point-history__note')].map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('S2.8 D16 the point history', () => {
  test('shows the balance and the changes of this month', async () => {
    await show()
    expect(document.querySelector('.fandeck-point-history__total')?.textContent).toBe('12,400P')
    expect(notes()).toEqual(['이번 달에 1,670P를 모았어요'])
    expect(document.querySelector('.fandeck-point-history__note > b')?.textContent).toBe('1,670P')
    expect(screen.getByRole('heading').textContent).toBe('2026년 11월')
    expect(amounts()).toEqual(['+100P', '+500P', '+70P', '+1,000P', '−200P'])
    expect(screen.getByText('코드 스캔')).toBeTruthy()
    expect(screen.getByText('11.20(금) · FC서울 2025 · 한이준')).toBeTruthy()
  })

  test('lists the earned or the used points only', async () => {
    await show()
    press('쓴 포인트')
    await waitFor(() => expect(amounts()).toEqual(['−200P']))
    press('모은 포인트')
    await waitFor(() => expect(amounts()).toHaveLength(CHANGES.length - 1))
    expect(screen.getByRole('button', { name: '모은 포인트' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('goes back to the first month of the member, and not beyond this month', async () => {
    const { server } = await show()
    expect(screen.getByRole('button', { name: '다음 달' })).toHaveProperty('disabled', true)
    press('이전 달')
    await waitFor(() => expect(screen.getByText('이 달에는 포인트 내역이 없어요')).toBeTruthy())
    expect(screen.getByRole('heading').textContent).toBe('2026년 10월')
    expect(server.requests.at(-1)?.query.get('month')).toBe('2026-10')
    expect(screen.getByRole('button', { name: '이전 달' })).toHaveProperty('disabled', true)
    press('다음 달')
    await waitFor(() => expect(amounts()).toHaveLength(CHANGES.length))
  })
})
