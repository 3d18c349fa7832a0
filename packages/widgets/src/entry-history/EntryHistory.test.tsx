import type { Entry } from '@fandeck/sdk/entries'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { EntryHistory, type EntryHistoryProps } from './EntryHistory.tsx'
import { type EntriesKitOptions, EntriesStory, WON } from './entries.fixtures.tsx'

afterEach(cleanup)

async function show(options: EntriesKitOptions = {}, props: EntryHistoryProps = {}) {
  render(
    <EntriesStory {...options}>
      <EntryHistory eventsHref="/event" {...props} />
    </EntriesStory>,
  )
  await settled()
}
const drawn = (change: Partial<Entry> = {}) => show({ entries: [{ ...WON, ...change }] })
const words = () => document.body.textContent
const titles = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

test('S2.25 D17 the parcel of a prize is tracked in a new tab without opener or referrer', async () => {
  await drawn()
  const link = screen.getByRole('link', { name: /배송 조회/ })
  expect(link.getAttribute('href')).toBe(
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387',
  )
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(words()).toContain('CJ대한통운 · 운송장 6012-****-3387')
})

test.each<[Partial<Entry>, string]>([
  [{}, '당첨을 축하해요'],
  [{ result: 'lost' }, '이번엔 아쉬워요'],
  [{ result: 'waiting' }, '10.31(토) 발표'],
])('S2.7 an entry with %o says %s', async (change, sentence) => {
  await drawn(change)
  expect(words()).toContain(sentence)
  expect(words()).toContain('2026.10.21(수) 응모')
})

test.each<Partial<Entry>>([
  { result: 'waiting' },
  { result: 'lost' },
  { invoiceNumber: null },
  { carrier: 'somebody' },
])('S2.25 has no tracking link with %o', async (change) => {
  await drawn(change)
  expect(screen.queryByRole('link')).toBeNull()
})

test('S2.7 a won benefit leads to the wallet', async () => {
  const onBenefitOpen = vi.fn()
  await show({}, { onBenefitOpen })
  fireEvent.click(screen.getByRole('button', { name: '수령 방법 보기' }))
  expect(onBenefitOpen).toHaveBeenCalledExactlyOnceWith(1)
  cleanup()
  await show({ entries: [{ ...WON, result: 'lost', benefitId: 1 }] }, { onBenefitOpen })
  expect(screen.queryByRole('button', { name: '수령 방법 보기' })).toBeNull()
})

test('S2.7 an entry shows the picture of its event, and one without is drawn without', async () => {
  await drawn({ image: '/cdn/art/crest/seoul.svg' })
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/cdn/art/crest/seoul.svg')
  cleanup()
  await drawn({ image: null })
  expect(document.querySelector('.fandeck-entry__picture')).toBeNull()
})

describe('S2.7 D17 the entries of a member', () => {
  test('are filtered by their result', async () => {
    await show()
    expect(titles()).toHaveLength(4)
    fireEvent.click(screen.getByRole('radio', { name: '당첨' }))
    await settled()
    expect(titles()).toEqual(['직관 인증 머플러', '사인 유니폼'])
  })

  test('that do not exist offer the events', async () => {
    await show({ entries: [] })
    expect(screen.getByRole('link', { name: '이벤트 보러 가기' }).getAttribute('href')).toBe('/event')
    fireEvent.click(screen.getByRole('radio', { name: '당첨' }))
    await settled()
    expect(words()).toContain('아직 당첨된 응모가 없어요')
  })

  test('that cannot be read offer a retry, and a visitor reads that a sign-in is needed', async () => {
    await show({ on: { 'GET /mypage/entry-history': () => refuse(403, '볼 수 없어요.') } })
    expect(screen.getByRole('alert').textContent).toContain('다시 시도하기')
    cleanup()
    await show({ loggedIn: false })
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
