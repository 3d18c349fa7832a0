// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { type Handler, NOON, refuse } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { DropPurchase } from './DropPurchase.tsx'

afterEach(cleanup)
// Loaded before the first test, which does not wait for it.
beforeAll(() => import('./UpcomingActions.tsx'))

const MINUTE = 60_000
const FILE = 'https://cdn.example/calendar/1.ics'
const link = () => screen.queryByRole('link', { name: '캘린더에 저장하기' })?.getAttribute('href')

async function show(info: ShopOptions['info'], options: ShopOptions = {}, reminder?: Handler) {
  const kit = aShop({ info: { startAt: NOON + MINUTE, ...info }, ...options })
  if (reminder) kit.server.on('GET /minting/:seq/reminder', reminder)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await settled()
  return kit
}

test('an upcoming drop offers its calendar file until it opens', async () => {
  const { clock } = await show({ calendarUrl: FILE })
  expect(link()).toBe(FILE)
  await act(() => clock.advance(MINUTE))
  await settled()
  expect(screen.getByRole('button', { name: '구매하기' })).toBeTruthy()
  expect(link()).toBeUndefined()
})

test.each([
  undefined,
  null,
  '',
  'javascript:alert(1)',
  'http://cdn.example/1.ics',
  'ftp://cdn.example/1.ics',
])('no link for the address %j', async (calendarUrl) => {
  await show({ calendarUrl })
  expect(screen.getByRole('button', { name: /에 열려요/ })).toBeTruthy()
  expect(link()).toBeUndefined()
})

describe('D110 the reminder of an opening', () => {
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join()
  const button = (name: string) => screen.queryByRole('button', { name })

  test('is asked for and cancelled beside the calendar file, and says how it comes', async () => {
    await show({ calendarUrl: FILE }, { channel: 'mail' })
    await userEvent.click(screen.getByRole('button', { name: '알림 받기' }))
    await settled()
    expect(said()).toContain('열리기 10분 전에 메일로 알려 드릴게요.')
    await userEvent.click(screen.getByRole('button', { name: '알림 취소하기' }))
    await settled()
    expect(said()).not.toContain('10분 전')
    expect(button('알림 받기')).toBeTruthy()
    expect(link()).toBe(FILE)
  })

  test('is not offered to visitors, to members without a channel, or when the request fails', async () => {
    const { server } = await show({ calendarUrl: FILE }, { channel: 'mail', loggedIn: false })
    expect(button('알림 받기')).toBeNull()
    expect(server.requests.some(({ path }) => path.endsWith('/reminder'))).toBe(false)
    cleanup()
    await show({ calendarUrl: FILE }, { channel: 'none' })
    expect(button('알림 받기')).toBeNull()
    expect(link()).toBe(FILE)
    cleanup()
    await show({ calendarUrl: FILE }, { channel: 'mail' }, () => refuse(403, '볼 수 없어요.'))
    expect(button('알림 받기')).toBeNull()
    expect(link()).toBe(FILE)
  })

  test('says why it was refused', async () => {
    const { server } = await show({}, { channel: 'sms' })
    server.on('POST /minting/:seq/reminder', () => refuse(409, '이미 열렸어요. 지금 살 수 있어요.'))
    await userEvent.click(screen.getByRole('button', { name: '알림 받기' }))
    await settled()
    expect(said()).toContain('이미 열렸어요. 지금 살 수 있어요.')
    expect(button('알림 받기')).toBeTruthy()
  })
})
