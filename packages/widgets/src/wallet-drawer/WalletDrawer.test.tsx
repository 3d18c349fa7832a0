import { aBenefit, ok, refuse, settle } from '@fandeck/sdk/testing'
import { BenefitListReply } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { WalletDrawer, type WalletDrawerProps } from './WalletDrawer.tsx'
import { BENEFITS, InKit, type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'

afterEach(cleanup)

/** The query cache tells its news in a timer of its own. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const quiet = () =>
  act(async () => {
    await settle()
    await wait(10)
    await settle()
  })
const later = async (kit: ReturnType<typeof walletKit>, ms: number) => {
  await act(() => kit.clock.advance(ms))
  await quiet()
}

async function show(options: WalletKitOptions = {}, props: Partial<WalletDrawerProps> = {}, loggedIn = true) {
  const kit = walletKit(options)
  if (!loggedIn) kit.fandeck.session.logout()
  const onOpenChange = vi.fn()
  const view = (open: boolean) => (
    <InKit kit={kit}>
      <ModalProvider>
        <WalletDrawer open={open} onOpenChange={onOpenChange} {...props} />
      </ModalProvider>
    </InKit>
  )
  const { rerender } = render(view(true))
  await quiet()
  const paths = () => kit.server.requests.map(({ method, path }) => `${method} ${path}`)
  const times = (call: string) => paths().filter((seen) => seen === call).length
  return { ...kit, kit, paths, times, onOpenChange, close: () => rerender(view(false)) }
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const field = () => screen.getByLabelText('직원 비밀번호')
const submit = () => fireEvent.click(screen.getByRole('button', { name: '수령 완료하기' }))
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const offline = () => {
  throw new TypeError('offline')
}
const drink = '음료 교환권'
const photo = '포토존 입장'

describe('rows', () => {
  test('S2.46 S4.25 open and close one at a time and say so with aria-expanded', async () => {
    await show()
    expect(row(drink).getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(row(drink))
    expect(row(drink).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(row(photo))
    expect(row(drink).getAttribute('aria-expanded')).toBe('false')
    expect(row(photo).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(row(photo))
    expect(row(photo).getAttribute('aria-expanded')).toBe('false')
  })

  test('S2.47 without benefits the drawer says so and offers the events', async () => {
    const onBrowseEvents = vi.fn()
    const { onOpenChange } = await show({ benefits: [] }, { onBrowseEvents })
    expect(screen.getByText('사용할 수 있는 혜택이 없어요')).toBeTruthy()
    expect(screen.getByText('더 많은 혜택을 기대해 주세요!')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '이벤트 둘러보기' }))
    expect(onBrowseEvents).toHaveBeenCalledOnce()
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'done' })
  })

  test('S2.48 show the claim name, the image and the period', async () => {
    await show()
    expect(row(drink).querySelector('img')?.getAttribute('src')).toMatch(/^data:image/)
    expect(row(drink).textContent).toContain('2026.11.20(금) 하루 동안')
    expect(row(photo).textContent).toContain('2026.11.19(목) – 12.30(수)')
    expect(screen.getByRole('heading').textContent).toBe('내 혜택 4')
  })
})

describe('a QR row', () => {
  test('S4.27 fetches when it is opened and every 170 seconds; a closed row does not', async () => {
    const { kit, times } = await show()
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(0)
    fireEvent.click(row(drink))
    await quiet()
    expect(times('GET /claim/qr/1')).toBe(1)
    await later(kit, 169_999)
    expect(times('GET /claim/qr/1')).toBe(1)
    await later(kit, 1)
    expect(times('GET /claim/qr/1')).toBe(2)
    fireEvent.click(row(photo))
    await act(() => wait(250))
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(2)
  })

  test('S4.27 stops with the drawer and leaves no timer', async () => {
    const { kit, times, close } = await show({}, { defaultOpenIdx: 1 })
    const before = times('GET /claim/qr/1')
    close()
    await act(() => wait(250))
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(before)
    expect(kit.clock.pending()).toBe(0)
  })

  test('says how many seconds are left until the next code', async () => {
    const { kit } = await show({}, { defaultOpenIdx: 1 })
    expect(screen.getByText('새 코드까지 170초')).toBeTruthy()
    await later(kit, 31_000)
    expect(screen.getByText('2:19')).toBeTruthy()
  })

  test('never shows a dead code as a good one: it offers a retry in its place', async () => {
    const { kit } = await show({}, { defaultOpenIdx: 1 })
    kit.server.on('GET /claim/qr/:idx', offline)
    await later(kit, 178_000)
    expect(screen.getByText('QR을 불러오지 못했어요')).toBeTruthy()
    expect(screen.queryByRole('img', { name: '혜택 QR 코드' })).toBeNull()
    expect(document.querySelector('.fandeck-qr')?.hasAttribute('data-dimmed')).toBe(true)
    expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeTruthy()
  })

  test('a code that has run out before its renewal is dead too', async () => {
    const { kit } = await show({}, { defaultOpenIdx: 1 })
    kit.server.on('GET /claim/qr/:idx', () => new Promise(() => {}))
    await later(kit, 179_000)
    expect(screen.queryByText('시간이 지난 QR이에요')).toBeNull()
    await later(kit, 2000)
    expect(screen.getByText('시간이 지난 QR이에요')).toBeTruthy()
  })
})

describe('a staff row', () => {
  test('S2.50 S5.13 has a masked field with a numeric keypad and the button that completes the receipt', async () => {
    await show({}, { defaultOpenIdx: 2 })
    expect(field().getAttribute('type')).toBe('password')
    expect(field().getAttribute('inputmode')).toBe('numeric')
    expect(field()).toHaveProperty('required', true)
    expect(screen.getByRole('button', { name: '수령 완료하기' })).toBeTruthy()
  })

  test('S5.13 refuses an empty password without a request', async () => {
    const { times } = await show({}, { defaultOpenIdx: 2 })
    submit()
    expect(screen.getByText('직원 비밀번호를 입력해 주세요.')).toBeTruthy()
    expect(times('POST /claim/pwd/2')).toBe(0)
  })

  test('S5.13 keeps digits only, eight of them', async () => {
    await show({}, { defaultOpenIdx: 2 })
    type('12ab-34 567890')
    expect(field()).toHaveProperty('value', '12345678')
  })

  test('S4.26 toggling clears the field, even before the row has closed', async () => {
    await show({}, { defaultOpenIdx: 2 })
    type('1234')
    fireEvent.click(row(photo))
    fireEvent.click(row(photo))
    expect(field()).toHaveProperty('value', '')
  })

  test('what staff have left in the field is forgotten after a minute', async () => {
    const { kit } = await show({}, { defaultOpenIdx: 2 })
    type('1234')
    await later(kit, 60_000)
    expect(field()).toHaveProperty('value', '')
  })

  test('S4.28 S8.8 success says so and fetches the list again', async () => {
    const { paths } = await show({}, { defaultOpenIdx: 2 })
    type('123456')
    submit()
    await quiet()
    const alert = screen.getByRole('alertdialog')
    expect(within(alert).getByText('수령 완료 처리되었어요.')).toBeTruthy()
    expect(paths().slice(-2)).toEqual(['POST /claim/pwd/2', 'GET /claim/usable/list'])
    expect(field()).toHaveProperty('value', '')
  })

  test('sends one request for two presses', async () => {
    const { times } = await show({}, { defaultOpenIdx: 2 })
    type('123456')
    submit()
    submit()
    await quiet()
    expect(times('POST /claim/pwd/2')).toBe(1)
  })

  test('S8.8 failure shows the message of the server, then the caption', async () => {
    const wrong = () => refuse(403, '비밀번호를 확인해 주세요. (1/5)', 'WRONG_PASSWORD')
    await show({ on: { 'POST /claim/pwd/:idx': wrong } }, { defaultOpenIdx: 2 })
    type('111111')
    submit()
    await quiet()
    const alert = screen.getByRole('alertdialog')
    expect(within(alert).getByText('비밀번호를 확인해 주세요. (1/5)')).toBeTruthy()
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }))
    await quiet()
    expect(screen.getByText('비밀번호가 맞지 않아요. 직원에게 다시 부탁해 주세요.')).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('S8.8 failure without a message shows the default', async () => {
    await show({ on: { 'POST /claim/pwd/:idx': offline } }, { defaultOpenIdx: 2 })
    type('111111')
    submit()
    await quiet()
    expect(within(screen.getByRole('alertdialog')).getByText('수령 완료 처리에 실패했어요.')).toBeTruthy()
  })
})

describe('the list', () => {
  test('can be asked for again when the server is out of reach', async () => {
    const { kit, times } = await show({ on: { 'GET /claim/usable/list': offline } })
    await later(kit, 60_000)
    expect(screen.getByText('연결이 고르지 않아요.')).toBeTruthy()
    kit.server.on('GET /claim/usable/list', () => ok(BenefitListReply, BENEFITS))
    const before = times('GET /claim/usable/list')
    fireEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
    await quiet()
    expect(times('GET /claim/usable/list')).toBe(before + 1)
    expect(row(drink)).toBeTruthy()
  })

  test('stays, marked as old, when it cannot be fetched again', async () => {
    const { kit } = await show({ benefits: [aBenefit({ idx: 2 })] }, { defaultOpenIdx: 2 })
    kit.server.on('GET /claim/usable/list', offline)
    type('123456')
    submit()
    await quiet()
    await later(kit, 60_000)
    fireEvent.click(screen.getByRole('button', { name: '확인' }))
    await act(() => wait(250))
    expect(screen.getByText('연결이 고르지 않아 마지막으로 불러온 목록이에요.')).toBeTruthy()
    expect(row(drink)).toBeTruthy()
  })
})

describe('who may look', () => {
  test('a visitor is asked to log in, and confirming opens the wallet', async () => {
    const onConnect = vi.fn()
    await show({}, { onConnect }, false)
    fireEvent.click(screen.getByRole('button', { name: '연결하기' }))
    expect(onConnect).toHaveBeenCalledOnce()
  })

  test('a member who is not verified is sent to the verification, also by the wallet link', async () => {
    const [onVerify, onOpenWallet] = [vi.fn(), vi.fn()]
    const { times } = await show({ level: 'K102' }, { onVerify, onOpenWallet })
    fireEvent.click(screen.getByRole('button', { name: '본인 인증하기' }))
    fireEvent.click(screen.getByRole('button', { name: '지갑 열기' }))
    expect(onVerify).toHaveBeenCalledTimes(2)
    expect(onOpenWallet).not.toHaveBeenCalled()
    expect(times('GET /claim/usable/list')).toBe(0)
  })
})
