import { aSessionRecord, type Handler, ok, refuse } from '@fandeck/sdk/testing'
import { ClaimedCard, ScanReply } from '@fandeck/sdk/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { CLAIMED, GOOD_CODE } from './scanner.fixtures.tsx'
import {
  notReadable,
  OCR,
  offline,
  PICTURE,
  press,
  scanner,
  show,
  text,
  used,
  withCamera,
  yours,
} from './scanner.test-helper.tsx'

withCamera()

const TYPED = 'POST /card/:idx'
const loginRequired: Handler = () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED')
const received: Record<string, Handler> = {
  [OCR]: () => ok(ScanReply, { data: CLAIMED }),
  [TYPED]: () => ok(ClaimedCard, CLAIMED),
}

/** A visitor's scanner: the server answers a claim only after the sign-in. */
async function visit(props: Parameters<typeof show>[1] = {}, after = received) {
  const onSignIn = vi.fn()
  const shown = await show({ [OCR]: loginRequired, [TYPED]: loginRequired }, { onSignIn, ...props })
  act(() => shown.kit.fandeck.session.end())
  return {
    ...shown,
    onSignIn,
    /** The bodies of the claims; a session sends other requests, too. */
    claims: () => shown.requests.filter(({ path }) => path.startsWith('/card/')).map(({ body }) => body),
    async signIn() {
      for (const [route, handler] of Object.entries(after)) shown.kit.server.on(route, handler)
      act(() => shown.kit.fandeck.session.begin(aSessionRecord()))
      await settled()
    },
  }
}

async function type(code: string) {
  fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
  await settled()
  fireEvent.change(screen.getByLabelText('카드 코드'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: '카드 받기' }))
  await settled()
}

const kept = () => screen.queryByRole('dialog', { name: /코드를 (찍어 두었어요|확인했어요)/ })
const signInButton = () => screen.getByRole('button', { name: '로그인하고 카드 받기' })

describe('a visitor without a session', () => {
  test('D10 keeps the picture through the sign-in, and claims it after without another scan', async () => {
    const { onSignIn, onOpenChange, onSuccess, claims, signIn } = await visit()
    await press()
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'sign-in' })
    expect(kept()).toBeTruthy()
    fireEvent.click(signInButton())
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(claims()).toHaveLength(1)
    await signIn()
    expect(claims()).toEqual([{ image: PICTURE }, { image: PICTURE }])
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(CLAIMED)
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
  })

  test('D12b keeps the typed code, shows it, and claims it after the sign-in', async () => {
    const { onSuccess, claims, signIn } = await visit()
    await type(GOOD_CODE)
    expect(kept()?.textContent).toContain('ANPT-EKTX-A7FX')
    await signIn()
    expect(claims()).toEqual([{ check_data: GOOD_CODE }, { check_data: GOOD_CODE }])
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(CLAIMED)
  })

  test('scans another code instead, and forgets the kept one', async () => {
    const { onOpenChange, claims, signIn } = await visit()
    await press()
    fireEvent.click(screen.getByRole('button', { name: '다른 코드 찍기' }))
    await settled()
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'again' })
    await signIn()
    expect(claims()).toHaveLength(1)
  })

  test('S8.10 is not told of the refusal by `onCancel`, which hears the others', async () => {
    const onCancel = vi.fn()
    const { signIn } = await visit({ onCancel }, { [OCR]: used })
    await press()
    expect(onCancel).not.toHaveBeenCalled()
    expect(kept()).toBeTruthy()
    await signIn()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('shows a note in the dialog until the sign-in', async () => {
    await visit({ signInNote: <p>창에서 로그인해 주세요</p> })
    await press()
    expect(text('창에서 로그인해 주세요')).toBeTruthy()
  })
})

describe('a claim that fails after the sign-in', () => {
  test.each([
    ['an outage', offline, '카드 다시 받기'],
    ['a used code', used, undefined],
    ['an unreadable picture', notReadable, undefined],
  ])('because of %s says so, and is repeated only if that can help', async (_, answer, repeat) => {
    const { kit, onSuccess, signIn } = await visit({}, { [OCR]: answer })
    await press()
    await signIn()
    await act(() => kit.clock.advance(30_000))
    await settled()
    expect(screen.getByRole('alert').textContent).not.toBe('')
    const again = screen.queryByRole('button', { name: '카드 다시 받기' })
    expect(again?.textContent).toBe(repeat)
    if (!again) return
    kit.server.on(OCR, () => ok(ScanReply, { data: CLAIMED }))
    fireEvent.click(again)
    await settled()
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(CLAIMED)
  })
})

test('a code that is the member’s already leads to their cards after the sign-in', async () => {
  const onViewDeck = vi.fn()
  const { signIn } = await visit({ onViewDeck }, { [OCR]: yours })
  await press()
  await signIn()
  expect(screen.getByRole('alert').textContent).toBe('이미 내 덱에 있는 카드예요.')
  // The scanner behind it has not left.
  const dialog = within(screen.getByRole('dialog', { name: /코드를 찍어 두었어요/ }))
  fireEvent.click(dialog.getByRole('button', { name: '내 카드에서 보기' }))
  expect(onViewDeck.mock.calls).toEqual([[]])
})

test('S8.11 control: without `onSignIn`, the refusal stays in the scanner', async () => {
  const { requests } = await show({ [OCR]: loginRequired })
  await press()
  expect(scanner()).toBeTruthy()
  expect(kept()).toBeNull()
  expect(text('로그인하고 다시 시도해 주세요.')).toBeTruthy()
  expect(requests).toHaveLength(1)
})
