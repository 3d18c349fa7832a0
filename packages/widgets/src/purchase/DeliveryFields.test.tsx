// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { aDelivery, refuse } from '@fandeck/sdk/testing'
import { getSavedDeliveryEndpoint, saveDeliveryEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { settled } from '../settled.test-helper.ts'
import { daumPostcode } from './daum-postcode.ts'

beforeAll(() => import('./Payment.tsx'))
afterEach(() => {
  cleanup()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  delete window.daum
})

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /결제하기$/ })

async function sheet(options: ShopOptions = {}, postcodeSearch?: PostcodeSearch) {
  const kit = aShop({ info: { delivery: true }, ...options })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} postcodeSearch={postcodeSearch} />
    </FandeckProvider>,
  )
  await settled()
  await press(options.held ? '이어서 결제하기' : '구매하기')
  return kit
}

const FIELDS = ['받는 분', '휴대폰 번호', '우편번호', '주소', '상세 주소'] as const
const WRITTEN = ['김하늘', '01012344821', '04032', '서울특별시 마포구 덱로 17', '101동 1203호'] as const
const writeAll = () => {
  for (const [at, label] of FIELDS.entries()) write(label, WRITTEN[at] ?? '')
}

describe('S3.17 the saved address', () => {
  const fields = () => FIELDS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

  test('fills an empty form once, and typing over it stays', async () => {
    const kit = aShop({ info: { delivery: true } })
    kit.server.answer(getSavedDeliveryEndpoint, { delivery: aDelivery() })
    render(
      <FandeckProvider fandeck={kit.fandeck}>
        <DropPurchase dropId={1} />
      </FandeckProvider>,
    )
    await settled()
    await press('구매하기')
    const { deliveryName, deliveryPhone, postNumber, address, addressDetail } = aDelivery()
    await vi.waitFor(() =>
      expect(fields()).toEqual([deliveryName, deliveryPhone, postNumber, address, addressDetail]),
    )
    for (const label of FIELDS) write(label, '')
    await settled()
    expect(fields()).toEqual(['', '', '', '', ''])
  })

  test('is saved with the payment only when the fan says so', async () => {
    const kit = await sheet()
    const saved = () =>
      kit.server.requests.filter(({ path }) => path === '/mypage/delivery').map(({ body }) => body)
    kit.server.answer(saveDeliveryEndpoint, undefined)
    writeAll()
    fireEvent.click(screen.getByLabelText('다음에도 이 주소 쓰기'))
    fireEvent.click(screen.getByLabelText('구매 조건과 약관에 모두 동의해요'))
    await settled()
    expect(saved().filter(Boolean)).toEqual([])
    await press(/결제하기$/)
    expect(saved().filter(Boolean)).toMatchObject([{ deliveryName: '김하늘', postNumber: '04032' }])
    const order = kit.server.requests.find(({ path }) => path === '/minting')
    expect(order?.body).toMatchObject({ open_agree_yn: 'Y' })
  })
})

describe('the delivery address', () => {
  test('is required only for a drop that ships goods', async () => {
    await sheet({ info: { delivery: false } })
    expect(screen.queryByText('배송 정보')).toBeNull()
  })

  test.each(FIELDS)('S3.18 without %s disables the payment', async (label) => {
    await sheet()
    fireEvent.click(screen.getByLabelText('구매 조건과 약관에 모두 동의해요'))
    await settled()
    writeAll()
    expect(payButton().disabled).toBe(false)
    write(label, ' ')
    expect(payButton().disabled).toBe(true)
  })

  test('S3.17 is sent with the order, before the payment opens', async () => {
    const { server } = await sheet()
    fireEvent.click(screen.getByLabelText('구매 조건과 약관에 모두 동의해요'))
    await settled()
    writeAll()
    write('배송 요청', '문 앞에 놓아 주세요')
    await press('12,000원 결제하기')
    expect(server.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/minting/order/order-1/delivery',
      body: aDelivery({ deliveryRequest: '문 앞에 놓아 주세요' }),
    })
    expect(screen.getByTitle('결제사 결제 화면')).toBeTruthy()
  })

  test('of a reserved order is asked for alone, and a refusal shows what to correct', async () => {
    const { server } = await sheet({ held: true, deliveryDue: true })
    expect(screen.queryByText('결제 수단')).toBeNull()
    writeAll()
    server.on('PUT /minting/order/:id/delivery', () => refuse(400, '주소가 달라요.', 'DELIVERY_INVALID'))
    await press('24,000원 결제하기')
    expect(screen.getByRole('alert').textContent).toBe('받는 분과 주소를 다시 확인해 주세요.')
    expect(server.requests.filter(({ path, method }) => method === 'POST' && path === '/minting')).toEqual([])
  })
})

describe('the address search', () => {
  const found: FoundAddress = { postNumber: '04778', address: '서울특별시 성동구 카드로 55' }

  test('is absent by default', async () => {
    await sheet()
    expect(screen.queryByRole('button', { name: '주소 찾기' })).toBeNull()
  })

  test('fills postcode and address, closes, and focuses the detail', async () => {
    const open = vi.fn<PostcodeSearch['open']>(async (_, onFound) => onFound(found))
    await sheet({}, { open })
    // The sheet focuses itself in a later frame.
    await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
    await press('주소 찾기')
    expect(open).toHaveBeenCalledOnce()
    expect(screen.getByLabelText<HTMLInputElement>('우편번호').value).toBe('04778')
    expect(screen.getByLabelText<HTMLInputElement>('주소').value).toBe(found.address)
    expect(screen.queryByRole('region', { name: '주소 찾기' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('상세 주소'))
  })

  test('asks the fan to type the address after a failed load, and loads again at the next press', async () => {
    const open = vi.fn<PostcodeSearch['open']>().mockRejectedValue(new Error('offline'))
    await sheet({}, { open })
    await press('주소 찾기')
    expect(screen.getByRole('alert').textContent).toContain('직접 입력해 주세요')
    await press('주소 찾기')
    await press('주소 찾기')
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('by Daum loads its script once, at the first press, and uses the road address', async () => {
    const embed = vi.fn<(host: HTMLElement) => void>()
    let complete: ((address: { zonecode: string; address: string; roadAddress: string }) => void) | undefined
    await sheet({}, daumPostcode({ scriptUrl: 'https://postcode.example/v2.js' }))
    expect(document.head.querySelector('script')).toBeNull()
    await press('주소 찾기')
    const script = document.head.querySelector('script')
    expect(script?.src).toBe('https://postcode.example/v2.js')
    window.daum = {
      Postcode: class {
        constructor(options: { oncomplete: typeof complete }) {
          complete = options.oncomplete
        }
        embed = embed
      },
    }
    act(() => void script?.dispatchEvent(new Event('load')))
    await settled()
    expect(embed).toHaveBeenCalledOnce()
    act(() => complete?.({ zonecode: '04778', address: '지번', roadAddress: found.address }))
    expect(screen.getByLabelText<HTMLInputElement>('주소').value).toBe(found.address)
    await press('주소 찾기')
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    expect(embed).toHaveBeenCalledTimes(2)
  })
})
