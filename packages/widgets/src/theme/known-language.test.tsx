import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { MessagesProvider } from '../messages.ts'
import { settled } from '../settled.test-helper.ts'
import { knownLanguage } from './known-language.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each(['ko', 'ko-KR', 'en', 'en-GB', 'ja'])('the language %s is known', (language) => {
  expect(knownLanguage(language)).toBe(language)
})

test('a translated language is Korean, and the console says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(['영어 (English)', '영어 (English)', ''].map(knownLanguage)).toEqual(['ko', 'ko', 'ko'])
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    expect.stringContaining('"영어 (English)" is none'),
    expect.stringContaining('"" is none'),
  ])
})

test('a drop with a translated `common.language` keeps its dates', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fandeck } = aShop({ info: { startAt: Date.UTC(2040, 0, 1) } })
  render(
    <MessagesProvider messages={{ 'common.language': 'Korean language' }}>
      <FandeckProvider fandeck={fandeck}>
        <DropPurchase dropId={1} />
      </FandeckProvider>
    </MessagesProvider>,
  )
  await settled()
  expect(screen.getAllByText(/01\.01\(일\) 09:00/).length).toBeGreaterThan(0)
})
