// @vitest-environment jsdom
import { aSessionRecord, memoryStorage, renewed, testKit } from '@fandeck/sdk/testing'
import {
  getLoginMethodsEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  requestIdentityEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from '@fandeck/sdk/wire'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OWN_WAY } from './layout/return-path.ts'
import { pages } from './pages.ts'
import { renderPage } from './testing/render-page.tsx'

vi.stubGlobal('scrollTo', () => {})
afterEach(cleanup)

/** What a link of another site can carry: every parameter that a page of ours reads, with values of the attacker. */
const FOREIGN = new URLSearchParams({
  imp_uid: 'imp_of_the_attacker',
  merchant_uid: 'identity-1',
  success: 'true',
  imp_success: 'true',
  state: 'state-of-the-attacker',
  link: 'google',
  minting_seq: '101',
  order_id: 'order-1',
  code: '481902',
  auth_num: '481902',
  mbr_id: 'attacker@example.com',
  origin: 'https://evil.example',
  challenge: 'a'.repeat(64),
  via: 'google',
  retUrl: '/mypage',
  callbackUrl: '/mypage',
  share: 'AAAAAAAAAAAAAAAAAAAAAA',
})

function kitOf() {
  const sessionStorage = memoryStorage()
  const kit = testKit({ loggedIn: true, platform: { sessionStorage } })
  kit.server.answer(getUserInfoEndpoint, {
    memberId: 'fan@example.com',
    nickname: '달빛',
    accountType: 'email',
    level: 'K103',
    phone: null,
    totalPoint: 0,
    adEmail: false,
    adSms: false,
  })
  kit.server.answer(getWalletUserEndpoint, { walletLinked: false, walletAddress: null })
  kit.server.answer(getLoginMethodsEndpoint, { rows: [] })
  kit.server.answer(verifyPhoneEndpoint, undefined)
  kit.server.answer(verifyGenderBirthEndpoint, undefined)
  kit.server.answer(requestIdentityEndpoint, { url: 'https://pay.example/identity/identity-1' })
  kit.server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  kit.server.on('POST /api/auth/signout', () => Response.json({ url: '/' }))
  kit.server.on('GET /auth/refresh_token', () => renewed(aSessionRecord({ refreshToken: 'refresh-2' })))
  return kit
}
const changes = ({ server }: ReturnType<typeof kitOf>) =>
  server.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

/** Visits a page of the site as a member, and waits until its effects have run. */
async function visit(kit: ReturnType<typeof kitOf>, path: string, search: string, state?: unknown) {
  const entry = pages.find((page) => page.path === path)
  if (!entry) throw new Error(`no page ${path}`)
  await entry.load()
  const { Page } = entry
  const pathname = path.replace(/:\w+/g, '1').replace('*', '/nowhere')
  const history = createMemoryHistory({ initialEntries: [{ pathname, search, state }] })
  await act(async () =>
    renderPage(
      <Suspense>
        <Page />
      </Suspense>,
      { fandeck: kit.fandeck, history, strict: true },
    ),
  )
  for (let turn = 0; turn < 20; turn += 1) await act(async () => {})
  return history
}

describe('D86 an address that neither this tab nor the server began', () => {
  test.each(pages.map(({ path }) => path))('changes nothing on %s', async (path) => {
    const kit = kitOf()
    await visit(kit, path, `?${FOREIGN}`)
    expect(changes(kit)).toEqual([])
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(kit.fandeck.session.record()?.refreshToken).toBe('refresh-1')
  })

  test('leaves the check that this tab has begun, whose own return is submitted once', async () => {
    const kit = kitOf()
    await visit(kit, '/account/verify', '?retUrl=%2Fmypage')
    await userEvent.click(screen.getByRole('button', { name: '휴대폰으로 인증하기' }))
    await waitFor(() => expect(changes(kit)).toEqual(['POST /mypage/identity']))
    const { redirect_url } = Object(kit.server.requests.at(-1)?.body)
    const back = new URL(redirect_url)
    cleanup()
    await visit(kit, '/account/verify', `?${FOREIGN}`)
    cleanup()
    back.searchParams.set('imp_uid', 'imp_own')
    back.searchParams.set('success', 'true')
    const history = await visit(kit, '/account/verify', back.search)
    await waitFor(() => expect(changes(kit)).toEqual(['POST /mypage/identity', 'POST /mypage/phone']))
    expect(history.location.search).not.toContain('imp_uid')
    cleanup()
    await visit(kit, '/account/verify', back.search)
    expect(changes(kit)).toHaveLength(2)
  })
})

describe('S2.10 the logout page', () => {
  test('asks a member whom a link of another site has led here, and stays by the refusal', async () => {
    const kit = kitOf()
    const history = await visit(kit, '/account/logout', '?retUrl=%2Fmypage')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('로그아웃할까요?')
    await userEvent.click(screen.getByRole('button', { name: '다음에' }))
    await waitFor(() => expect(history.location.pathname).toBe('/mypage'))
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(changes(kit)).toEqual([])
  })

  test('signs out after the consent', async () => {
    const kit = kitOf()
    await visit(kit, '/account/logout', '')
    await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }))
    await waitFor(() => expect(changes(kit)).toEqual(['POST /api/auth/signout']))
  })

  test('signs out at once by the site’s own way', async () => {
    const kit = kitOf()
    await visit(kit, '/account/logout', '', OWN_WAY)
    await waitFor(() => expect(changes(kit)).toEqual(['POST /api/auth/signout']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
