import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { MemberTabs } from './MemberTabs.tsx'

afterEach(cleanup)

const TABS = [
  { href: '/my', label: '내 카드' },
  { href: '/my/activity', label: '활동' },
]

test('the tabs are links of one section, and the page that is shown is marked', () => {
  render(<MemberTabs label="MY" tabs={TABS} current="/my/activity" />)
  const links = within(screen.getByRole('navigation', { name: 'MY' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['내 카드', '/my'],
    ['활동', '/my/activity'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
})

test('S5.16 the router of the page may keep the way back in the addresses', () => {
  const keep = '?returnOriginalsUrl=%2Ffcseoul-2025'
  render(
    <LinkProvider renderLink={({ href, ...link }) => <a {...link} href={href + keep} />}>
      <MemberTabs label="MY" tabs={TABS} current="/my" />
    </LinkProvider>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/my${keep}`, `/my/activity${keep}`])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
})
