import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { type SupportKitOptions, SupportStory, unreachable } from '../stories/support.fixtures.tsx'
import { NoticeArticle } from './NoticeArticle.tsx'
import { NoticeList, type NoticeListProps } from './NoticeList.tsx'

afterEach(cleanup)

async function show(
  options: SupportKitOptions & { pass?: boolean } = {},
  props: Partial<NoticeListProps> = {},
) {
  render(
    <SupportStory {...options}>
      <NoticeList hrefOf={(noticeId) => `/support/notice/${noticeId}`} {...props} />
    </SupportStory>,
  )
  await settled()
}
const rows = () => screen.queryAllByRole('link')

describe('S2.3 the list of notices', () => {
  test('links each notice, and marks those of the last three days', async () => {
    await show()
    expect(rows().map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((id) => `/support/notice/${id}`),
    )
    expect(rows().map(({ textContent }) => textContent?.includes('새 글'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(rows()[0]?.textContent).toContain('2026.11.20(금)')
  })

  test('changes the page and announces it', async () => {
    const onPageChange = vi.fn()
    await show({}, { onPageChange })
    expect(screen.getByRole('button', { name: '이전 페이지' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: '다음 페이지' }))
    await settled()
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
    expect(screen.getByText('3페이지 중 2페이지')).toBeTruthy()
  })

  test('uses the link of the caller', async () => {
    await show({}, { renderLink: ({ href }) => <i data-to={href} /> })
    expect(document.querySelector('[data-to="/support/notice/1"]')).toBeTruthy()
  })

  test('shows the empty state', async () => {
    await show({ notices: [] })
    expect(screen.getByText('아직 공지가 없어요')).toBeTruthy()
  })

  test('offers a retry after a failure', async () => {
    await show({ pass: true, on: { 'GET /support/notice': unreachable } })
    expect(await screen.findByRole('button', { name: '다시 시도하기' })).toBeTruthy()
  })
})

describe('S2.3 D25 one notice', () => {
  async function one(noticeId: number) {
    render(
      <SupportStory>
        <NoticeArticle
          noticeId={noticeId}
          hrefOf={(id) => `/notice/${id}`}
          listHref="/notices"
          renderHead={(notice) => <title>{notice?.title ?? '공지사항'}</title>}
          notFound={<p>404</p>}
        />
      </SupportStory>,
    )
    await settled()
  }

  test('has its text, its neighbours and the list', async () => {
    await one(1)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('11월 정기 점검 안내')
    expect(rows().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['이전 글', '/notice/2'],
      ['목록으로', '/notices'],
    ])
    expect(document.title).toBe('11월 정기 점검 안내')
  })

  test('that does not exist shows what the page gives', async () => {
    await one(9)
    expect(screen.getByText('404')).toBeTruthy()
    expect(rows()).toEqual([])
  })
})
