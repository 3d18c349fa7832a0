// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { NOON } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { DropPurchase } from './DropPurchase.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const FILE = 'https://cdn.example/calendar/1.ics'
const link = () => screen.queryByRole('link', { name: '캘린더에 저장하기' })?.getAttribute('href')

async function show(info: ShopOptions['info']) {
  const kit = aShop({ info: { startAt: NOON + MINUTE, ...info } })
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
