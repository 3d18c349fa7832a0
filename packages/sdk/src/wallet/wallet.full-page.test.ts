import { describe, expect, test } from 'vitest'
import { desk } from './wallet.test-helper.ts'

describe('the full-page login', () => {
  const back = (fragment: string) => desk({ location: `https://site.example/mypage${fragment}` })
  const STATE = '00000000-0000-4000-8000-000000000001'

  test('returns with a token that renews at once, and clears the address', async () => {
    const { wallet, sessionStorage, stored, results, forgotten, server } = back(
      `#state=${STATE}&wallet_token=one-time`,
    )
    sessionStorage.setItem('fandeck:wallet-state', STATE)
    await wallet.resume()
    await wallet.resume()
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer one-time'])
    expect(stored()?.refreshToken).toBe('renewed')
    expect(results).toEqual([{ success: true, previous: undefined }])
    expect(forgotten).toContain('fragment')
  })

  test.each([
    ['with a foreign state', `#state=theirs&wallet_token=one-time`, STATE],
    ['without a state', '#wallet_token=one-time', STATE],
  ])('%s starts no session', async (_, fragment, mine) => {
    const { wallet, sessionStorage, server, stored, results } = back(fragment)
    if (mine) sessionStorage.setItem('fandeck:wallet-state', mine)
    await wallet.resume()
    expect([server.requests, stored(), results]).toEqual([[], undefined, []])
  })

  test('that this tab never began, or could not store, is lost: no session, and a reason', async () => {
    const { wallet, server, stored, results } = back(`#state=${STATE}&wallet_token=one-time`)
    await wallet.resume()
    expect([server.requests, stored()]).toEqual([[], undefined])
    expect(results).toMatchObject([{ success: false, error: { code: 'wallet/lost' } }])
  })

  test('is cancelled when the fan gives up', async () => {
    const { wallet, sessionStorage, results } = back(`#state=${STATE}`)
    sessionStorage.setItem('fandeck:wallet-state', STATE)
    await wallet.resume()
    expect(results).toMatchObject([{ error: { code: 'wallet/cancelled' } }])
  })

  test('does nothing without a return in the address', async () => {
    const { wallet, results, forgotten } = back('#section-2')
    await wallet.resume()
    expect([results, forgotten]).toEqual([[], []])
  })
})
