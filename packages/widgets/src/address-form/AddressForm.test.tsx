import { FandeckProvider } from '@fandeck/react'
import { aDelivery } from '@fandeck/sdk/testing'
import { getSavedDeliveryEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PostcodeSearch } from '../drop-model/postcode.ts'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { AddressForm } from './AddressForm.tsx'
import { addressKit } from './address.fixtures.tsx'

afterEach(cleanup)

const FOUND = { postNumber: '04778', address: '서울특별시 성동구 카드로 55' }

/** Renders the form of a member with a saved address, or none; resolves when the form is drawn. */
async function shown(open: PostcodeSearch['open'], delivery: ReturnType<typeof aDelivery> | null = null) {
  const kit = addressKit({ delivery })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <ModalProvider>
          <AddressForm postcodeSearch={{ open }} />
        </ModalProvider>
      </ToastProvider>
    </FandeckProvider>,
  )
  await screen.findByLabelText('주소')
  return kit
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const invalid = (label: string) => field(label).getAttribute('aria-invalid')
/** Without the region of the toasts, which is an alert even while it is empty. */
const alerts = () =>
  screen
    .queryAllByRole('alert', { hidden: true })
    .filter((alert) => !alert.closest('.fandeck-toasts'))
    .map(({ textContent }) => textContent)
const region = () => screen.queryByLabelText('주소 찾기')

test('S3.17 a chosen address fills the postcode and the street, closes the search and leads to the detail', async () => {
  const saved = aDelivery({ addressDetail: '7동 101호' })
  const open = vi.fn<PostcodeSearch['open']>(async (_, onFound) => onFound(FOUND))
  const { server } = await shown(open, saved)
  expect(open).not.toHaveBeenCalled()
  await press('주소 찾기')
  expect(open).toHaveBeenCalledOnce()
  await waitFor(() => expect(region()).toBeNull())
  expect(button('주소 찾기').getAttribute('aria-expanded')).toBe('false')
  expect(field('우편번호').value).toBe(FOUND.postNumber)
  expect(field('주소').value).toBe(FOUND.address)
  expect(field('상세 주소').value).toBe('7동 101호')
  await waitFor(() => expect(document.activeElement).toBe(field('상세 주소')))
  await press('저장하기')
  await waitFor(() =>
    expect(
      server.requests.find(({ path, method }) => path === '/mypage/delivery' && method === 'POST')?.body,
    ).toEqual({
      ...saved,
      ...FOUND,
    }),
  )
})

test('a choice removes the errors of the fields that it fills', async () => {
  let choose: (() => void) | undefined
  await shown(async (_, onFound) => {
    choose = () => onFound(FOUND)
  })
  await press('저장하기')
  await waitFor(() => expect(invalid('우편번호')).toBe('true'))
  await press('주소 찾기')
  expect(region()?.childElementCount).toBe(1)
  await act(async () => choose?.())
  const marks = () => ['우편번호', '주소', '상세 주소'].map(invalid)
  await waitFor(() => expect(marks()).toEqual([null, null, 'true']))
})

test('a choice that comes after the search was closed changes nothing', async () => {
  let choose: (() => void) | undefined
  await shown(async (_, onFound) => {
    choose = () => onFound(FOUND)
  }, aDelivery())
  await press('주소 찾기')
  await press('주소 찾기')
  expect(region()).toBeNull()
  await act(async () => choose?.())
  expect(field('우편번호').value).toBe(aDelivery().postNumber)
})

test('a search that cannot be loaded asks the fan to type the address, and is tried again at the next press', async () => {
  const open = vi.fn<PostcodeSearch['open']>().mockRejectedValue(new Error('offline'))
  await shown(open)
  await press('주소 찾기')
  await waitFor(() => expect(alerts()).toEqual(['주소 찾기를 열지 못했어요. 주소를 직접 입력해 주세요.']))
  await press('주소 찾기')
  expect(alerts()).toEqual([])
  await press('주소 찾기')
  expect(open).toHaveBeenCalledTimes(2)
})

test('a saved address is deleted after a question, and the form is empty', async () => {
  const { server } = await shown(vi.fn(), aDelivery())
  server.answer(getSavedDeliveryEndpoint, { delivery: null })
  await press('배송지 지우기')
  await userEvent.click(await screen.findByRole('button', { name: '지우기' }))
  await waitFor(() => expect(document.body.textContent).toContain('배송지를 지웠어요.'))
  await waitFor(() => expect(field('주소').value).toBe(''))
})
