// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { NOON } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { DropSummary } from '../drop-summary/DropSummary.tsx'
import { settled } from '../settled.test-helper.ts'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'

afterEach(cleanup)

const views = {
  page: <DropPurchase dropId={1} />,
  panel: <DropCompact dropId={1} />,
  summary: <DropSummary dropId={1} href="#drop" />,
}

async function shown(view: keyof typeof views, options: ShopOptions) {
  render(<FandeckProvider fandeck={aShop(options).fandeck}>{views[view]}</FandeckProvider>)
  await settled()
}

test.each(['page', 'panel', 'summary'] as const)('an open drop counts down: %s', async (view) => {
  await shown(view, {})
  expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
})

test.each([
  ['page', '판매가 끝났어요', { info: { endAt: NOON - 1 } }],
  ['panel', '판매가 끝났어요', { info: { endAt: NOON - 1 } }],
  ['summary', '판매가 끝났어요', { info: { endAt: NOON - 1 } }],
  ['page', '모두 판매됐어요', { left: 0 }],
  ['panel', '모두 판매됐어요', { left: 0 }],
  ['summary', '모두 판매됐어요', { left: 0 }],
] as const)('a closed drop has no countdown: %s, %s', async (view, sentence, options) => {
  await shown(view, options)
  expect(screen.getByText(sentence, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText('마감까지')).toBeNull()
})

test('the bar of a summary fills with what is sold', async () => {
  await shown('summary', { info: { totalPacks: 1000 }, left: 312 })
  const bar = screen.getByRole('progressbar', { name: '판매 수량' })
  expect(bar.getAttribute('aria-valuenow')).toBe('688')
  expect(bar.getAttribute('aria-valuemax')).toBe('1000')
})

test('before the opening, the page names all packs, and no rest of them', async () => {
  await shown('page', { info: { startAt: NOON + 1000, totalPacks: 1000 }, left: 1000 })
  expect(screen.getByText('전체 수량').nextElementSibling?.textContent).toBe('1,000')
  expect(screen.queryByText('남은 수량')).toBeNull()
})
