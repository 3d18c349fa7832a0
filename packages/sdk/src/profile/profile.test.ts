import { describe, expect, test, vi } from 'vitest'
import { checkFile } from '../index.ts'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  changeAdConsentEndpoint,
  changeNicknameEndpoint,
  changePictureEndpoint,
  checkNicknameEndpoint,
} from './profile.endpoints.ts'
import { checkNickname, pictureLimits } from './profile.rules.ts'
import { changeAdConsent, changeNickname, changePicture, isNicknameFree } from './profile.ts'

const USER = { memberId: 'm-1', nickname: '달빛', accountType: 'phone', walletLinked: false }

function member() {
  const kit = testKit({ loggedIn: true })
  kit.fandeck.session.setUser(USER)
  const changed = vi.fn()
  kit.fandeck.on('profile:changed', changed)
  return { ...kit, changed }
}

describe('S7.38 a nickname', () => {
  test.each<[string, ReturnType<typeof checkNickname>]>([
    ['달빛', undefined],
    ['달빛수집가4821', undefined],
    ['a_1', undefined],
    ['가'.repeat(12), undefined],
    ['달빛'.normalize('NFD'), undefined],
    [' 달빛 ', undefined],
    ['', 'short'],
    ['달', 'short'],
    ['가'.repeat(13), 'long'],
    ['가'.repeat(200), 'long'],
    ['🌙🌙', 'characters'],
    ['달 빛', 'characters'],
    ['달빛!', 'characters'],
    ['<b>달빛</b>', 'characters'],
  ])('%j has the problem %s', (nickname, problem) => expect(checkNickname(nickname)).toBe(problem))

  test('is checked in an encoded path, composed and without spaces around it', async () => {
    const { fandeck, server } = member()
    server.answer(checkNicknameEndpoint, undefined)
    expect(await isNicknameFree(fandeck, { nickname: ` ${'달빛'.normalize('NFD')} ` })).toBe(true)
    expect(server.requests.map(({ path }) => path)).toEqual([
      `/mypage/nickname/validate/${encodeURIComponent('달빛')}`,
    ])
    await isNicknameFree(fandeck, { nickname: 'a/../b?c' })
    expect(server.requests[1]?.path).toBe('/mypage/nickname/validate/a%2F..%2Fb%3Fc')
    // Half a character, of which no address can be made.
    await isNicknameFree(fandeck, { nickname: '달\ud83d빛' })
    expect(server.requests[2]?.path).toBe(server.requests[0]?.path)
  })

  test('of another member is not free; another refusal is a typed error', async () => {
    const { fandeck, server } = member()
    server.answer(checkNicknameEndpoint, () => refuse(409, '쓰고 있어요.', 'NICKNAME_TAKEN'))
    expect(await isNicknameFree(fandeck, { nickname: '달빛' })).toBe(false)
    server.answer(checkNicknameEndpoint, () => refuse(400, '쓸 수 없어요.', 'BAD_NICKNAME'))
    const bad = isNicknameFree(fandeck, { nickname: '달' })
    await expect(bad).rejects.toMatchObject({ code: 'profile/bad-nickname' })
  })
})

describe('S7.39 changing the nickname', () => {
  test('sends it and updates the member of the session', async () => {
    const { fandeck, server, changed } = member()
    server.answer(changeNicknameEndpoint, undefined)
    expect(await changeNickname(fandeck, { nickname: ' 새벽 ' })).toEqual({ data: undefined })
    expect(server.requests[0]).toMatchObject({ method: 'POST', body: { nickname: '새벽' } })
    expect(fandeck.session.getState().user?.nickname).toBe('새벽')
    expect(changed).toHaveBeenCalledExactlyOnceWith({ part: 'nickname' })
  })

  test('S8.7 D64 resolves a refusal and changes nothing', async () => {
    const { fandeck, server, changed } = member()
    server.answer(changeNicknameEndpoint, () => refuse(409, '쓰고 있어요.', 'NICKNAME_TAKEN'))
    expect(await changeNickname(fandeck, { nickname: '새벽' })).toEqual({
      error: '쓰고 있어요.',
      code: 'profile/nickname-taken',
    })
    expect(fandeck.session.getState().user?.nickname).toBe('달빛')
    expect(changed).not.toHaveBeenCalled()
  })

  test('does not rename another member who signs in during the request', async () => {
    const { fandeck, server } = member()
    const other = { ...USER, memberId: 'm-2', nickname: '노을' }
    server.answer(changeNicknameEndpoint, () => {
      fandeck.session.setUser(other)
      return undefined
    })
    await changeNickname(fandeck, { nickname: '새벽' })
    expect(fandeck.session.getState().user).toEqual(other)
  })
})

describe('S7.40 the picture', () => {
  test('is sent as form data whose boundary the platform sets', async () => {
    const { fandeck, server, changed } = member()
    server.answer(changePictureEndpoint, { image: '/new.webp' })
    const file = new File(['x'], '사진.png', { type: 'image/png' })
    expect(await changePicture(fandeck, { file })).toEqual({ data: { image: '/new.webp' } })
    const [request] = server.requests
    expect(request?.headers.get('content-type')).toBeNull()
    const sent = request?.body instanceof FormData ? request.body.getAll('file') : []
    expect(sent.map((one) => one instanceof File && one.name)).toEqual(['사진.png'])
    expect(changed).toHaveBeenCalledExactlyOnceWith({ part: 'picture' })
  })

  test('S8.7 resolves a refusal', async () => {
    const { fandeck, server, changed } = member()
    server.answer(changePictureEndpoint, () => refuse(400, '올릴 수 없어요.', 'BAD_FILE'))
    const file = new File(['x'], 'a.png')
    expect(await changePicture(fandeck, { file })).toMatchObject({ code: 'profile/bad-picture' })
    expect(changed).not.toHaveBeenCalled()
  })

  test.each([
    ['a.jpg', 5 * 1024 * 1024, []],
    ['a.jpg', 40 * 1024 * 1024, ['size']],
    ['a.gif', 10, ['extension']],
  ])('S5.7 %s of %d bytes has the problems %j', (name, size, problems) => {
    expect(checkFile({ name, size }, pictureLimits)).toEqual(problems)
  })
})

test('S7.41 sends the consents to advertising as letters', async () => {
  const { fandeck, server, changed } = member()
  server.answer(changeAdConsentEndpoint, undefined)
  expect(await changeAdConsent(fandeck, { email: true, sms: false })).toEqual({ data: undefined })
  expect(server.requests[0]?.body).toEqual({ push_email: 'Y', push_sms: 'N' })
  expect(changed).toHaveBeenCalledExactlyOnceWith({ part: 'ad-consent' })
})

test('needs a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [
    isNicknameFree(fandeck, { nickname: '달빛' }),
    changeNickname(fandeck, { nickname: '달빛' }),
    changePicture(fandeck, { file: new File(['x'], 'a.png') }),
    changeAdConsent(fandeck, { email: true, sms: true }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
