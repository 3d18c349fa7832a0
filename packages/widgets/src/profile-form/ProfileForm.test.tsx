import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { type ProfileKitOptions, profileKit } from './profile.fixtures.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(options: ProfileKitOptions = {}) {
  const kit = profileKit(options)
  const onChanged = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ProfileForm onChanged={onChanged} />
    </FandeckProvider>,
  )
  await settled()
  const sent = (path: string) =>
    kit.server.requests.filter((request) => request.method === 'POST' && request.path === path)
  return { ...kit, onChanged, sent }
}
const nickname = () => screen.getByLabelText('닉네임')
const type = (value: string) => fireEvent.change(nickname(), { target: { value } })
const save = () => screen.getByRole('button', { name: '닉네임 저장하기' })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('프로필 사진 바꾸기'), { target: { files: [file] } })
const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })

describe('S7.38 S7.39 the nickname', () => {
  test('is checked while it is typed, and saved', async () => {
    const { onChanged, sent } = await show()
    expect(save()).toHaveProperty('disabled', true)
    type('새벽응원단')
    await waitFor(() => expect(screen.getByText('쓸 수 있는 닉네임이에요.')).toBeTruthy())
    fireEvent.click(save())
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith('nickname'))
    expect(sent('/mypage/nickname').map(({ body }) => body)).toEqual([{ nickname: '새벽응원단' }])
    await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  })

  test.each([
    ['달', '두 글자 이상 입력해 주세요.'],
    ['가'.repeat(200), '12자까지 쓸 수 있어요.'],
    ['🌙🌙', '‘🌙🌙’ 대신 한글, 영문, 숫자, 밑줄(_)을 입력해 주세요.'],
  ])('%s is refused without a request, and stays', async (text, sentence) => {
    const { server } = await show()
    type(text)
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(nickname()).toHaveProperty('value', text)
    expect(save()).toHaveProperty('disabled', true)
    expect(server.requests.filter(({ path }) => path.includes('nickname'))).toEqual([])
  })

  test('of another fan cannot be saved', async () => {
    const taken = () => refuse(409, '쓰고 있어요.', 'NICKNAME_TAKEN')
    await show({ on: { 'GET /mypage/nickname/validate/:nickname': taken } })
    type('새벽응원단')
    const sentence = '다른 팬이 사용 중인 닉네임이에요. 다른 닉네임을 골라 주세요.'
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(save()).toHaveProperty('disabled', true)
  })

  test('taken between the check and the save keeps what was typed', async () => {
    const taken = () => refuse(409, '다른 팬이 사용 중인 닉네임이에요.', 'NICKNAME_TAKEN')
    const { onChanged } = await show({ on: { 'POST /mypage/nickname': taken } })
    type('새벽응원단')
    await waitFor(() => expect(screen.getByText('쓸 수 있는 닉네임이에요.')).toBeTruthy())
    fireEvent.click(save())
    await waitFor(() => expect(alerts()).toEqual(['다른 팬이 사용 중인 닉네임이에요.']))
    expect(nickname()).toHaveProperty('value', '새벽응원단')
    expect(onChanged).not.toHaveBeenCalled()
  })

  test('is saved once for two presses', async () => {
    const { onChanged, sent } = await show()
    type('새벽응원단')
    fireEvent.click(save())
    fireEvent.click(save())
    await waitFor(() => expect(onChanged).toHaveBeenCalled())
    expect(sent('/mypage/nickname')).toHaveLength(1)
  })
})

describe('S7.40 the picture', () => {
  test('is uploaded as soon as it is chosen', async () => {
    const { onChanged, sent } = await show()
    choose(picture('나.png'))
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith('picture'))
    expect(sent('/mypage/profileimg')).toHaveLength(1)
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/new.webp'))
  })

  test.each([
    ['a.gif', 10, 'JPG, PNG, WEBP 사진만 올릴 수 있어요.'],
    ['a.png', 5 * 1024 * 1024 + 1, '5MB 이하의 사진만 올릴 수 있어요.'],
    ['a.jpg', 40 * 1024 * 1024, '5MB 이하의 사진만 올릴 수 있어요.'],
    ['../a.png', 10, '사진 이름에 쓸 수 없는 글자가 있어요. 이름을 바꿔서 올려 주세요.'],
  ])('S5.7 %s of %d bytes is not sent', async (name, size, sentence) => {
    const { sent } = await show()
    choose(picture(name, size))
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(sent('/mypage/profileimg')).toEqual([])
  })

  test('that the server refuses shows its message', async () => {
    const refused = () => refuse(400, '올릴 수 없는 사진이에요.', 'BAD_FILE')
    const { onChanged } = await show({ on: { 'POST /mypage/profileimg': refused } })
    const before = document.querySelector('img')?.getAttribute('src')
    choose(picture('renamed.jpg'))
    await waitFor(() => expect(alerts()).toEqual(['올릴 수 없는 사진이에요.']))
    expect(onChanged).not.toHaveBeenCalled()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(before)
  })
})

describe('S7.41 the consents to advertising', () => {
  test('move at once and are stored together', async () => {
    const { onChanged, sent } = await show()
    const [email, sms] = screen.getAllByRole('switch')
    expect([email, sms].map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([true, false])
    if (sms) fireEvent.click(sms)
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith('ad-consent'))
    expect(sent('/mypage/ad-agreement').map(({ body }) => body)).toEqual([{ push_email: 'Y', push_sms: 'Y' }])
    expect(sms).toHaveProperty('checked', true)
  })

  test('move back after a refusal', async () => {
    await show({ on: { 'POST /mypage/ad-agreement': () => refuse(400, '바꾸지 못했어요.') } })
    const [email] = screen.getAllByRole('switch')
    if (email) fireEvent.click(email)
    await waitFor(() => expect(alerts()).toEqual(['바꾸지 못했어요.']))
    expect(email).toHaveProperty('checked', true)
  })
})
