import { aFaq } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { FAQS, SupportStory } from '../stories/support.fixtures.tsx'
import { FaqList, type FaqListProps } from './FaqList.tsx'
import { searchFaqs } from './faq-search.ts'

afterEach(cleanup)

async function show(props: FaqListProps = {}) {
  render(
    <SupportStory>
      <FaqList {...props} />
    </SupportStory>,
  )
  await settled()
}
const questions = () =>
  [...document.querySelectorAll('.fandeck-accordion__title')].map(({ textContent }) => textContent)
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

describe('S2.3 the frequently asked questions', () => {
  test('opens one answer at a time', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'QR 코드가 자꾸 바뀌어요' }))
    expect(screen.getByText(/2분 50초마다/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '지갑은 어떻게 연결하나요?' }))
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
  })

  test('filters by category and by text, and announces the number of results', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: '결제' }))
    expect(questions()).toEqual(['결제를 취소할 수 있나요?'])
    expect(screen.getByText('질문 1개를 찾았어요')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '전체' }))
    type('본인 인증')
    expect(questions()).toEqual(['본인 인증은 왜 필요한가요?'])
    type('없는 말')
    expect(screen.getByText('찾는 질문이 없어요')).toBeTruthy()
  })

  test('links to the inquiries only with their path', async () => {
    await show()
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    await show({ inquiryHref: '/qna' })
    expect(screen.getByRole('link', { name: '1:1 문의하기' }).getAttribute('href')).toBe('/qna')
  })
})

describe('the search', () => {
  test.each([
    ['', undefined, [1, 2, 3, 4]],
    ['  ', undefined, [1, 2, 3, 4]],
    ['qr', undefined, [1]],
    ['직원 QR', undefined, [1]],
    ['지갑', '계정', [4]],
    ['.*', undefined, []],
  ])('%j in %j finds %j', (text, category, expected) => {
    expect(searchFaqs(FAQS, { text, category }).map(({ faqId }) => faqId)).toEqual(expected)
  })

  test('finds decomposed Hangul', () => {
    const decomposed = aFaq({ question: '지갑'.normalize('NFD') })
    expect(searchFaqs([decomposed], { text: '지갑' })).toHaveLength(1)
  })
})
