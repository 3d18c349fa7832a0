import { NOON } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { everyKind } from '../primitives/notion-article/notion.fixtures.ts'
import { Article } from './Article.tsx'
import { readingMinutes } from './reading-time.ts'

afterEach(cleanup)

const words = (plain_text: string) => ({ type: 'paragraph', paragraph: { rich_text: [{ plain_text }] } })

describe('an article', () => {
  test('has a title, its date and reading time, and its blocks one level lower', () => {
    render(<Article title="지갑을 연결하면" postedAt={NOON} blocks={everyKind} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('지갑을 연결하면')
    expect(screen.getByText('2026.11.20(금) · 읽는 데 1분')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0)
  })

  test('of plain text can hide its reading time', () => {
    render(<Article title="약관" text="첫 줄" hideReadingTime />)
    expect(document.querySelector('.fandeck-caption')).toBeNull()
    expect(screen.getByText('첫 줄')).toBeTruthy()
  })
})

describe('the reading time', () => {
  test.each([
    ['nothing', [], 1],
    ['500 characters', [words('가'.repeat(500))], 1],
    ['1,000 characters', [words('가'.repeat(500)), words('가'.repeat(500))], 2],
    ['nested blocks', [{ type: 'toggle', toggle: { children: [words('가'.repeat(1500))] } }], 3],
    ['plain text', '가'.repeat(2000), 4],
    ['strange blocks', [null, 1, 'x', { plain_text: 7 }], 1],
  ])('of %s', (_, content, minutes) => {
    expect(readingMinutes(content)).toBe(minutes)
  })

  test('ends in a block without an end', () => {
    const block: Record<string, unknown> = words('가')
    block.self = block
    expect(readingMinutes([block])).toBe(1)
  })
})
