import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { BadgeShare } from './BadgeShare.tsx'
import { BADGES, type BadgesKitOptions, BadgesStory } from './badges.fixtures.tsx'
import { MyBadges } from './MyBadges.tsx'

// What opens is loaded with a press; here before it.
beforeAll(() => Promise.all([import('./BadgeList.tsx'), import('./BadgeDialog.tsx')]))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(part: ReactElement, options: BadgesKitOptions = {}) {
  render(<BadgesStory {...options}>{part}</BadgesStory>)
  await settled()
}
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await settled()
}
const saved = async () =>
  within(await screen.findByRole('dialog', { name: 'FC서울 2025 24장 모두 모음' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])

describe('D112 the badges of a member', () => {
  test('are counted beside the crests, and listed with a press, each with its picture', async () => {
    await show(<MyBadges />)
    await press('배지 3개')
    const rows = within(await screen.findByRole('dialog', { name: '내 배지' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^FC서울 2025 24장 모두 모음 · \d{4}\.\d\d\.\d\d/),
      expect.stringMatching(/^텐 미션 미션 10개 완료 · /),
      expect.stringMatching(/^FC서울 베스트 11 완성 · /),
    ])
    await press(/^FC서울 2025 24장 모두 모음 · .* 이미지 공유하기$/)
    expect(await saved()).toEqual([
      [expect.stringContaining('4:5'), BADGES[0]?.postImage, true],
      [expect.stringContaining('9:16'), BADGES[0]?.storyImage, true],
    ])
    expect(document.body.textContent).toContain('이미지에 내 이름은 나오지 않아요.')
  })

  test.each([
    ['none', { badges: [] }],
    ['a shop without them', { disabledParts: ['badges'] }],
  ] satisfies [string, BadgesKitOptions][])('show nothing with %s', async (_, options) => {
    await show(
      <>
        <MyBadges />
        <BadgeShare of={{ kind: 'set', key: 'fcseoul-2025' }} />
      </>,
      options,
    )
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('D112 the picture of a completion', () => {
  test('is offered for what is complete only', async () => {
    await show(<BadgeShare of={{ kind: 'set', key: 'fcanyang-2025' }} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    await show(<BadgeShare of={{ kind: 'set', key: 'fcseoul-2025' }} />)
    await press('완성 이미지 공유하기')
    expect(await saved()).toHaveLength(2)
    // No share sheet: the picture is saved.
    expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
  })

  test('goes to the share sheet of a phone that takes pictures, and a failure is said', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', { userAgent: 'iPhone', canShare: () => true, share })
    await show(<BadgeShare of={{ kind: 'set', key: 'fcseoul-2025' }} />)
    await press('완성 이미지 공유하기')
    await press('공유하기')
    // The test kit's server has no such picture.
    expect((await screen.findByRole('alert')).textContent).toContain('공유')
    expect(share).not.toHaveBeenCalled()
  })
})
