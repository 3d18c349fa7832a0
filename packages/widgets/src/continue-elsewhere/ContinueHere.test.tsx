import { FandeckProvider } from '@fandeck/react'
import { pendingContinuation } from '@fandeck/sdk/continuation'
import { keptPurchase } from '@fandeck/sdk/drops'
import { refuse, type TestKit } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContinueHere } from './ContinueHere.tsx'
import { continueKit, TOKEN } from './continue.fixtures.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function show(kit: TestKit = continueKit()) {
  const calls = { onContinue: vi.fn(), onSignIn: vi.fn(), onHome: vi.fn() }
  const view = render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ContinueHere {...calls} />
    </FandeckProvider>,
  )
  return { ...kit, ...calls, view }
}
const posts = ({ server }: Pick<TestKit, 'server'>) =>
  server.requests.filter(({ method }) => method === 'POST')
const arrive = () => history.replaceState(null, '', `/continue?a=1#${TOKEN}`)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const heading = async () => (await screen.findByRole('heading')).textContent

describe('D108 the page of a link', () => {
  test('takes the secret off the address, and redeems it only after a press', async () => {
    arrive()
    const { server, onContinue, fandeck } = show()
    expect(await heading()).toBe('여기서 이어서 볼까요?')
    expect(location.href).not.toContain(TOKEN)
    expect(location.search).toBe('?a=1')
    expect(server.requests).toEqual([])
    await press('이어서 보기')
    await waitFor(() => expect(onContinue).toHaveBeenCalledExactlyOnceWith('/drops/1'))
    expect(server.requests.map(({ path }) => path)).toEqual(['/continuation/redeem'])
    expect(keptPurchase(fandeck, { dropId: 1 })).toMatchObject({ count: 2, method: 'card' })
    expect(pendingContinuation(fandeck)).toBeUndefined()
  })

  test.each([
    ['CONTINUATION_USED', 409, '이미 사용한 링크예요. 처음 화면에서 다시 만들어 주세요.'],
    ['CONTINUATION_EXPIRED', 410, '이어서 하기 링크가 만료됐어요. 처음 화면에서 다시 만들어 주세요.'],
  ])('says %s, and leads home', async (code, http, sentence) => {
    arrive()
    const kit = continueKit({ on: { 'POST /continuation/redeem': () => refuse(http, sentence, code) } })
    const { onContinue, onHome } = show(kit)
    await press('이어서 보기')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    await press('홈으로 가기')
    expect(onHome).toHaveBeenCalledOnce()
    expect(onContinue).not.toHaveBeenCalled()
  })

  test('without a link says so', async () => {
    show()
    expect(await heading()).toBe('이어서 볼 화면이 없어요')
  })

  test('leads nowhere else, whatever a server sends', async () => {
    arrive()
    const kit = continueKit({
      on: {
        'POST /continuation/redeem': () =>
          Response.json({ status: '200', data: { path: '//evil.example', purchase_yn: 'N' } }),
      },
    })
    const { onContinue } = show(kit)
    await press('이어서 보기')
    await screen.findByRole('alert')
    expect(onContinue).not.toHaveBeenCalled()
  })
})

describe('D21 D108 an open purchase', () => {
  test('waits for the sign-in, also over a reload, and goes on after a press', async () => {
    arrive()
    const { onSignIn, view, fandeck, server } = show(continueKit({ purchase: true }))
    await press('이어서 보기')
    expect(await screen.findByRole('heading', { name: '결제가 남아 있어요' })).toBeTruthy()
    await press('로그인하고 이어서 결제하기')
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(server.requests.map(({ path }) => path)).toEqual(['/continuation/redeem'])
    const pending = pendingContinuation(fandeck)
    view.unmount()

    const member = continueKit({ purchase: true, loggedIn: true })
    member.fandeck.platform.sessionStorage.setItem(
      'fandeck:continuation',
      JSON.stringify({
        ticket: pending?.ticket,
        redeemed: { path: '/drops/1', minting_seq: 1, amount: 2, payment_method: 'C', purchase_yn: 'Y' },
      }),
    )
    const back = show(member)
    expect(await heading()).toBe('결제가 남아 있어요')
    expect(posts(back)).toEqual([])
    await press('이어서 결제하기')
    await waitFor(() => expect(back.onContinue).toHaveBeenCalledExactlyOnceWith('/drops/1'))
    expect(posts(back)[0]).toMatchObject({ body: { ticket: pending?.ticket } })
    expect(keptPurchase(back.fandeck, { dropId: 1 })).toMatchObject({ purchaseKey: 'the-key-of-the-app' })
  })

  test('of another member is refused, and leaves the page to look at', async () => {
    arrive()
    const refused = () =>
      refuse(403, '결제를 시작한 계정으로 로그인하면 이어서 결제할 수 있어요.', 'OTHER_MEMBER')
    const kit = continueKit({
      purchase: true,
      loggedIn: true,
      on: { 'POST /continuation/purchase': refused },
    })
    const { fandeck, onContinue } = show(kit)
    await press('이어서 보기')
    await press('이어서 결제하기')
    expect((await screen.findByRole('alert')).textContent).toContain('결제를 시작한 계정')
    expect(screen.queryByRole('button', { name: '이어서 결제하기' })).toBeNull()
    await press('화면만 보기')
    expect(onContinue).toHaveBeenCalledExactlyOnceWith('/drops/1')
    expect(keptPurchase(fandeck, { dropId: 1 })).toBeUndefined()
    expect(pendingContinuation(fandeck)).toBeUndefined()
  })
})
