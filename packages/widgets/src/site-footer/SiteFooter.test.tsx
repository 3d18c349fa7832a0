import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { footerKit } from './footer.fixtures.tsx'
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'

afterEach(cleanup)

const LINKS = [
  { href: '/terms', label: '이용약관' },
  { href: '/privacy', label: '개인정보처리방침', strong: true },
]

async function show(props: Partial<SiteFooterProps> = {}, kit = footerKit()) {
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <LinkProvider renderLink={({ href, ...link }) => <a {...link} href={`/shop${href}`} />}>
        <SiteFooter logo="덱 스토어" links={LINKS} {...props} />
      </LinkProvider>
    </FandeckProvider>,
  )
  await settled()
  return kit.server.requests.filter(({ path }) => path === '/shop').length
}
const footer = () => document.querySelector('footer')?.textContent

test('S1.3 the footer has the legal links, the company and the hours of its shop', async () => {
  expect(await show()).toBe(1)
  const legal = within(screen.getByRole('navigation', { name: '약관과 정책' })).getAllByRole('link')
  expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['이용약관', '/shop/terms'],
    ['개인정보처리방침', '/shop/privacy'],
  ])
  expect(footer()).toContain('팬덱 주식회사 · 대표')
  expect(footer()).toContain('고객센터평일 09:00 – 18:00 · 1:1 문의로')
})

test('S1.3 a company that the site names needs no request', async () => {
  const company = { name: '덱', representative: '김덱', address: '서울', businessNumber: '1', hours: '매일' }
  expect(await show({ company })).toBe(0)
  expect(footer()).toContain('덱 · 대표 김덱서울사업자등록번호 1')
  expect(footer()).toContain('고객센터매일 · ')
})

test('S1.3 the hours and the links stay without an answer, and a control follows the links', async () => {
  const kit = footerKit(() => refuse(403, '안 돼요.'))
  await show({ children: <button type="button">이용 기록 설정</button> }, kit)
  expect(footer()).toContain('평일 09:00 – 18:00')
  expect(footer()).not.toContain('대표')
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('listitem').at(-1)?.textContent).toBe('이용 기록 설정')
})
