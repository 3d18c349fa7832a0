import type { Entry } from '@fandeck/sdk/entries'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryCard } from './EntryCard.tsx'

const won: Entry = {
  entryId: 1,
  title: '직관 인증 머플러',
  enteredAt: Date.parse('2026-10-21T12:00:00+09:00'),
  announcedAt: Date.parse('2026-10-31T12:00:00+09:00'),
  result: 'won',
  carrier: 'CJ대한통운',
  invoiceNumber: '601234563387',
}
const drawn = (change: Partial<Entry> = {}) =>
  renderToStaticMarkup(createElement(EntryCard, { entry: { ...won, ...change } }))

test('S2.25 D17 the parcel of a prize is tracked in a new tab without opener or referrer', () => {
  const link = drawn().match(/<a [^>]*>/)?.[0]
  expect(link).toContain('href="https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387"')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
  expect(drawn()).toContain('6012-****-3387')
})

test.each<[Partial<Entry>, string]>([
  [{}, '당첨을 축하해요'],
  [{ result: 'lost' }, '이번엔 아쉬워요'],
  [{ result: 'waiting' }, '10.31(토) 발표'],
])('S2.7 an entry with %o says %s', (change, words) => {
  expect(drawn(change)).toContain(words)
})

test.each<Partial<Entry>>([
  { result: 'waiting' },
  { result: 'lost' },
  { invoiceNumber: null },
  { carrier: 'somebody' },
])('S2.25 has no tracking link with %o', (change) => {
  expect(drawn(change)).not.toContain('<a ')
})

test('S2.7 a won benefit leads to the wallet', () => {
  expect(drawn({ benefitId: 1 })).toContain('수령 방법 보기')
  expect(drawn({ benefitId: 1, result: 'lost' })).not.toContain('수령 방법 보기')
})

test('S2.7 an entry shows the picture of its event, and one without is drawn without', () => {
  expect(drawn({ image: '/cdn/art/crest/seoul.svg' })).toContain('src="/cdn/art/crest/seoul.svg"')
  expect(drawn()).not.toContain('<img')
})
