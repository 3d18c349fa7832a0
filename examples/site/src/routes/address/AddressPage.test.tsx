// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { aDelivery, testKit } from '@fandeck/sdk/testing'
import { getSavedDeliveryEndpoint, saveDeliveryEndpoint } from '@fandeck/sdk/wire'
import { ModalProvider, type PostcodeSearch, ToastProvider } from '@fandeck/widgets'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import AddressPage from './AddressPage.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) act(end)
  document.body.replaceChildren()
})

const FOUND = { postNumber: '04778', address: '서울특별시 성동구 카드로 55' }

/** Renders the page of a member with a saved address, or none; resolves when the form is drawn. */
async function shown(open: PostcodeSearch['open'], delivery: ReturnType<typeof aDelivery> | null = null) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(getSavedDeliveryEndpoint, { delivery })
  kit.server.answer(saveDeliveryEndpoint, undefined)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <FandeckProvider fandeck={kit.fandeck}>
        <ToastProvider>
          <ModalProvider>
            <AddressPage postcodeSearch={{ open }} />
          </ModalProvider>
        </ToastProvider>
      </FandeckProvider>,
    ),
  )
  ends.push(() => root.unmount())
  await eventually(() => expect(field('주소')).toBeTruthy())
  return kit
}

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  })
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  return document.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
}
const region = () => document.querySelector('[aria-label="주소 찾기"]')
const alert = () => document.querySelector('p[role=alert]')

test('S3.17 a chosen address fills the postcode and the street, closes the search and leads to the detail', async () => {
  const saved = aDelivery({ addressDetail: '7동 101호' })
  const open = vi.fn<PostcodeSearch['open']>(async (_, onFound) => onFound(FOUND))
  const { server } = await shown(open, saved)
  expect(open).not.toHaveBeenCalled()
  await press('주소 찾기')
  expect(open).toHaveBeenCalledOnce()
  expect(region()).toBeNull()
  expect(button('주소 찾기')?.getAttribute('aria-expanded')).toBe('false')
  expect(field('우편번호')?.value).toBe(FOUND.postNumber)
  expect(field('주소')?.value).toBe(FOUND.address)
  expect(field('상세 주소')?.value).toBe('7동 101호')
  await eventually(() => expect(document.activeElement).toBe(field('상세 주소')))
  await press('저장하기')
  await eventually(() =>
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
  await eventually(() => expect(field('우편번호')?.getAttribute('aria-invalid')).toBe('true'))
  await press('주소 찾기')
  expect(region()?.childElementCount).toBe(1)
  await act(async () => choose?.())
  await eventually(() => expect(field('우편번호')?.getAttribute('aria-invalid')).not.toBe('true'))
  expect(field('주소')?.getAttribute('aria-invalid')).not.toBe('true')
  expect(field('상세 주소')?.getAttribute('aria-invalid')).toBe('true')
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
  expect(field('우편번호')?.value).toBe(aDelivery().postNumber)
})

test('a search that cannot be loaded asks the fan to type the address, and is tried again at the next press', async () => {
  const open = vi.fn<PostcodeSearch['open']>().mockRejectedValue(new Error('offline'))
  await shown(open)
  await press('주소 찾기')
  await eventually(() =>
    expect(alert()?.textContent).toBe('주소 찾기를 열지 못했어요. 주소를 직접 입력해 주세요.'),
  )
  await press('주소 찾기')
  expect(alert()).toBeNull()
  await press('주소 찾기')
  expect(open).toHaveBeenCalledTimes(2)
})
