import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { type SupportKitOptions, SupportStory } from '../stories/support.fixtures.tsx'
import { InquiryDetail } from './InquiryDetail.tsx'
import { InquiryList, type InquiryListProps } from './InquiryList.tsx'

afterEach(cleanup)

async function show(options: SupportKitOptions = {}, props: InquiryListProps = {}) {
  render(
    <SupportStory {...options}>
      <InquiryList {...props} />
    </SupportStory>,
  )
  await settled()
}

describe('S2.3 the inquiries of a member', () => {
  test('show their state and the answer', async () => {
    await show({}, { hrefOf: (inquiryId) => `/support/qna/${inquiryId}` })
    const [answered, waiting] = screen.getAllByRole('article')
    expect(answered?.textContent).toContain('답변 완료')
    expect(answered?.textContent).toContain('고객센터11.21(토)')
    expect(waiting?.textContent).toContain('답변 대기')
    expect(waiting?.textContent).toContain('2026.11.20(금) · 결제')
    expect(screen.getByRole('link', { name: '배송지를 바꾸고 싶어요' }).getAttribute('href')).toBe(
      '/support/qna/2',
    )
  })

  test('are not fetched for a visitor, who sees the sign-in button', async () => {
    await show({ loggedIn: false }, { writeHref: '/write' })
    expect(screen.getByText('로그인하면 문의를 볼 수 있어요')).toBeTruthy()
    expect(screen.getByRole('link', { name: '1:1 문의하기' }).getAttribute('href')).toBe('/write')
  })

  test('show the empty state', async () => {
    await show({ inquiries: [] })
    expect(screen.getByText('아직 남긴 문의가 없어요')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('S2.3 D25 one inquiry', () => {
  async function one(inquiryId: number, options: SupportKitOptions = {}) {
    render(
      <SupportStory {...options}>
        <InquiryDetail inquiryId={inquiryId} notFound={<p>404</p>} />
      </SupportStory>,
    )
    await settled()
  }

  test('has its text and its answer', async () => {
    await one(1)
    expect(screen.getByRole('region', { name: '고객센터' }).textContent).toContain('2026.11.21(토)')
    expect(screen.getByRole('article').textContent).toContain('2026.11.20(금)')
  })

  test('without an answer says nothing of one', async () => {
    await one(2)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('배송지를 바꾸고 싶어요')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('that is not the member’s shows what the page gives', async () => {
    await one(9)
    expect(screen.getByText('404')).toBeTruthy()
  })

  test('asks a visitor to sign in', async () => {
    await one(1, { loggedIn: false })
    expect(screen.getByText('로그인하면 문의를 볼 수 있어요')).toBeTruthy()
  })
})
