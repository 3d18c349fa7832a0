import { FandeckProvider } from '@fandeck/react'
import { aSessionRecord, aToken, refuse, renewed } from '@fandeck/sdk/testing'
import { verifyGenderBirthEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { IdentityCheck, type IdentityCheckProps } from './IdentityCheck.tsx'
import { type IdentityKitOptions, identityKit } from './identity.fixtures.tsx'

afterEach(cleanup)

const RETURN = '?retUrl=%2Fmypage&imp_uid=imp-1&success=true&state=tab-1'

async function show(props: Partial<IdentityCheckProps> = {}, options: IdentityKitOptions = {}) {
  const kit = identityKit(options)
  kit.server.on('GET /auth/refresh_token', () =>
    renewed(aSessionRecord({ accessToken: aToken({ tokenUserLevel: 'K201' }) })),
  )
  const requests = { onReturned: vi.fn(), onDone: vi.fn(), onLater: vi.fn(), onSignInRequest: vi.fn() }
  render(
    <StrictMode>
      <FandeckProvider fandeck={kit.fandeck}>
        <ToastProvider>
          <ModalProvider>
            <IdentityCheck allow={['https://pay.example']} search="" {...requests} {...props} />
          </ModalProvider>
        </ToastProvider>
      </FandeckProvider>
    </StrictMode>,
  )
  await settled()
  const submitted = () => kit.server.requests.filter(({ path }) => path === '/mypage/genderBirth')
  return { ...kit, ...requests, submitted }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])

test('S2.11 D7 the page leaves for the identity service, and for no other origin', async () => {
  const { navigations } = await show()
  await press('휴대폰으로 인증하기')
  await waitFor(() => expect(navigations).toEqual(['https://pay.example/identity']))
  cleanup()
  const other = await show({ allow: [] })
  await press('휴대폰으로 인증하기')
  await settled()
  expect(other.navigations).toEqual([])
})

test('S7.50 D86 the result of a return is submitted once and taken out of the address', async () => {
  const { onReturned, onDone, submitted } = await show({ search: RETURN }, { begun: 'tab-1' })
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onReturned).toHaveBeenCalledWith('?retUrl=%2Fmypage')
  expect(submitted().map(({ body }) => body)).toEqual([{ imp_uid: 'imp-1' }])
  expect(document.body.textContent).toContain('본인 인증을 마쳤어요.')
})

test('D86 a result that this tab did not begin is taken out and ignored', async () => {
  const { onReturned, submitted } = await show({ search: RETURN })
  expect(onReturned).toHaveBeenCalled()
  expect(submitted()).toEqual([])
})

test('a cancelled check is told, and can begin again', async () => {
  await show({ search: '?success=false&state=tab-1' }, { begun: 'tab-1' })
  expect(alerts()).toEqual(['본인 인증을 마치지 못했어요. 다시 시도해 주세요.'])
  expect(screen.getByRole('button', { name: '휴대폰으로 인증하기' })).toBeTruthy()
})

test('S8.7 a refusal is told, and the member stays', async () => {
  const sentence = '이미 다른 계정에서 인증한 정보예요.'
  const on = { 'POST /mypage/genderBirth': () => refuse(409, sentence, 'IDENTITY_USED') }
  const { onDone } = await show({ search: RETURN }, { begun: 'tab-1', on })
  await waitFor(() => expect(alerts()).toEqual([sentence]))
  expect(onDone).not.toHaveBeenCalled()
})

test('D64 after an outage the same result is submitted again', async () => {
  const on = { 'POST /mypage/genderBirth': () => new Response('', { status: 503 }) }
  const { server, submitted, onDone } = await show({ search: RETURN }, { begun: 'tab-1', on })
  await screen.findByRole('button', { name: '다시 시도하기' })
  const before = submitted().length
  server.answer(verifyGenderBirthEndpoint, undefined)
  await press('다시 시도하기')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(submitted()).toHaveLength(before + 1)
})

test('a verified member leaves at once, or checks again for another phone', async () => {
  const { onDone } = await show({}, { level: 'K201' })
  expect(onDone).toHaveBeenCalled()
  cleanup()
  const again = await show({ renew: true }, { level: 'K201' })
  expect(again.onDone).not.toHaveBeenCalled()
  await press('휴대폰으로 인증하기')
  await waitFor(() => expect(again.navigations).toEqual(['https://pay.example/identity']))
  cleanup()
  const back = await show({ renew: true, search: RETURN }, { level: 'K201', begun: 'tab-1' })
  await waitFor(() => expect(back.onDone).toHaveBeenCalled())
  expect(back.submitted()).toHaveLength(1)
})

test('D80 a sign-in that is too old for another phone leads to the sign-in', async () => {
  const sentence = '안전을 위해 다시 로그인한 다음 바꿔 주세요.'
  const on = {
    'POST /mypage/genderBirth': () => refuse(403, sentence, 'SIGN_IN_AGAIN'),
    'GET /api/auth/csrf': () => Response.json({ csrfToken: 'csrf-1' }),
    'POST /api/auth/signout': () => Response.json({ url: 'https://site.example/' }),
  }
  const { onSignInRequest } = await show(
    { renew: true, search: RETURN },
    { level: 'K201', begun: 'tab-1', on },
  )
  await userEvent.click(await screen.findByRole('button', { name: '다시 로그인' }))
  await waitFor(() => expect(onSignInRequest).toHaveBeenCalled())
})
