import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { TermsArticle, type TermsArticleProps } from './TermsArticle.tsx'
import { type TermsKitOptions, TermsStory } from './terms.fixtures.tsx'

afterEach(cleanup)

async function show(props: Partial<TermsArticleProps> = {}, options: TermsKitOptions = {}) {
  render(
    <TermsStory {...options}>
      <TermsArticle kind="service" {...props} />
    </TermsStory>,
  )
  await settled()
}
const choice = () => screen.getByLabelText<HTMLSelectElement>('버전')

describe('S2.12 D23 the versions of terms', () => {
  test('begin with the one in force and tell the state of each', async () => {
    await show()
    expect(choice().value).toBe('1.1')
    expect([...choice().options].map(({ text }) => text)).toEqual([
      '2.0 · 2026.11.21(토)부터 · 시행 예정',
      '1.1 · 2026.11.19(목)부터 · 현재 시행 중',
      '1.0 · 2026.11.11(수)부터',
    ])
    expect(document.body.textContent).toContain('카드팩은 열기 전까지')
  })

  test('change to the one that the reader chooses, whose text a page holds', async () => {
    const onVersionChange = vi.fn()
    await show({ onVersionChange })
    fireEvent.change(choice(), { target: { value: '1.0' } })
    await settled()
    expect(choice().value).toBe('1.0')
    expect(document.body.textContent).not.toContain('카드팩은 열기 전까지')
    fireEvent.change(choice(), { target: { value: '1.1' } })
    expect(onVersionChange.mock.calls).toEqual([['1.0'], [undefined]])
  })

  test('keep the one of the page', async () => {
    await show({ version: '2.0' })
    expect(choice().value).toBe('2.0')
    cleanup()
    await show({ version: null })
    expect(choice().value).toBe('1.1')
  })

  test('of terms that do not exist show what the page gives', async () => {
    await show({ notFound: <p>404</p> }, { versions: [] })
    expect(document.body.textContent).toBe('404')
  })
})
