import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { sendInquiryEndpoint } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { supportKit } from '../stories/support.fixtures.tsx'
import { InquiryForm } from './InquiryForm.tsx'

beforeEach(() => {
  let addresses = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${++addresses}`, revokeObjectURL: vi.fn() }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show() {
  const kit = supportKit()
  const onSent = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <InquiryForm onSent={onSent} />
    </FandeckProvider>,
  )
  await settled()
  const sent = () => kit.server.requests.filter(({ method }) => method === 'POST')
  return { ...kit, onSent, sent }
}
const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
function fill() {
  type('문의 유형', '카드')
  type('제목', '카드가 보이지 않아요')
  type('내용', '어제 경기장에서 스캔했어요.')
}
const send = () => fireEvent.click(screen.getByRole('button', { name: '문의 보내기' }))
const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('사진 추가하기'), { target: { files } })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('S2.3 the form of an inquiry', () => {
  test('offers the categories of the server and sends what was entered', async () => {
    const { onSent, sent } = await show()
    expect([...field('문의 유형').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      '카드',
      '지갑·혜택',
      '결제',
      '계정',
    ])
    fill()
    choose(picture('a.png'))
    send()
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(7))
    expect(sent()).toHaveLength(1)
    expect(field('제목')).toHaveProperty('value', '')
  })

  test('shows a problem after its field was left, then at every change', async () => {
    await show()
    type('제목', '')
    expect(alerts()).toEqual([])
    fireEvent.blur(field('제목'))
    await waitFor(() => expect(alerts()).toEqual(['제목을 입력해 주세요.']))
    type('제목', '가'.repeat(101))
    await waitFor(() => expect(alerts()).toEqual(['제목은 100자까지 입력할 수 있어요.']))
    type('제목', '카드')
    await waitFor(() => expect(alerts()).toEqual([]))
  })

  test('counts the characters of the content, and marks too many', async () => {
    await show()
    type('내용', '가'.repeat(2001))
    expect(screen.getByText('2,000자 중 2,001자').closest('p')?.hasAttribute('data-over')).toBe(true)
  })

  test('does not send an incomplete form, and focuses the first problem', async () => {
    const { sent } = await show()
    send()
    await waitFor(() => expect(alerts()).toHaveLength(3))
    expect(sent()).toEqual([])
    expect(document.activeElement).toBe(field('문의 유형'))
  })

  test('S5.7 accepts three pictures, and shows what is wrong with one', async () => {
    await show()
    choose(picture('a.png'), picture('b.gif'))
    await waitFor(() => expect(alerts()).toEqual(['b.gif: JPG, PNG, WEBP 사진만 올릴 수 있어요.']))
    fireEvent.click(screen.getByRole('button', { name: 'b.gif 지우기' }))
    await waitFor(() => expect(alerts()).toEqual([]))
    expect(screen.getByRole('img', { name: 'a.png' }).getAttribute('src')).toContain('blob:')
    choose(picture('c.png'), picture('d.png'), picture('e.png'))
    await waitFor(() => expect(alerts()).toEqual(['사진은 세 장까지 올릴 수 있어요.']))
    expect(screen.queryByLabelText('사진 추가하기')).toBeNull()
  })

  test('keeps the input after a failure, and sends it again under the same key', async () => {
    const { server, onSent, sent } = await show()
    server.on('POST /support/qna', () => refuse(429, '잠시 후', 'TOO_MANY_INQUIRIES'))
    fill()
    send()
    await waitFor(() => expect(alerts()).toEqual(['문의를 너무 많이 보냈어요. 잠시 후 다시 보내 주세요.']))
    expect(field('내용')).toHaveProperty('value', '어제 경기장에서 스캔했어요.')
    server.answer(sendInquiryEndpoint, { inquiryId: 8 })
    send()
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(8))
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys)).toHaveLength(1)
  })

  test('sends one request for two presses', async () => {
    const { onSent, sent } = await show()
    fill()
    send()
    send()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    await settled()
    expect(sent()).toHaveLength(1)
  })
})
