import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { identityReturn, requestIdentity } from './account.identity.ts'
import { IdentityCheck, withoutIdentityReturn } from './account.schema.ts'

const HERE = 'https://site.example/account/verify?retUrl=%2Fmypage&imp_uid=old&success=true'
const URL_OF_CHECK = 'https://pay.example/identity/identity-1'

async function begun() {
  const kit = testKit({ loggedIn: true })
  kit.server.on('POST /mypage/identity', () => ok(IdentityCheck, { url: URL_OF_CHECK }))
  const answer = await requestIdentity(kit.fandeck, { returnUrl: HERE })
  const { redirect_url } = Object(kit.server.requests.at(-1)?.body)
  return { ...kit, answer, back: new URL(redirect_url) }
}
function returned(back: URL, result: Record<string, string>) {
  const url = new URL(back)
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value)
  return { search: url.search }
}
const OWN = { imp_uid: 'imp_1', success: 'true' }

describe('requestIdentity', () => {
  test('D86 begins a check of this session, which returns to this page with the state of the tab', async () => {
    const { answer, back, server } = await begun()
    expect(answer).toEqual({ data: { url: URL_OF_CHECK } })
    expect(server.requests[0]?.headers.has('authorization')).toBe(true)
    expect(back.origin + back.pathname).toBe('https://site.example/account/verify')
    expect([...back.searchParams.keys()]).toEqual(['retUrl', 'state'])
  })

  test('D64 resolves a refusal with the server’s message', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /mypage/identity', () => refuse(429, '잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'))
    expect(await requestIdentity(fandeck, { returnUrl: HERE })).toEqual({
      error: '잠시 후 다시 시도해 주세요.',
      code: 'account/locked',
    })
  })

  test('D86 begins nothing in a tab that stores no state', async () => {
    const denied = () => {
      throw new Error('denied')
    }
    const sessionStorage = { getItem: denied, setItem: denied, removeItem: denied }
    const { fandeck, server } = testKit({ loggedIn: true, platform: { sessionStorage } })
    await expect(requestIdentity(fandeck, { returnUrl: HERE })).rejects.toMatchObject({
      code: 'account/no-storage',
    })
    expect(server.requests).toEqual([])
    expect(identityReturn(fandeck, { search: '?imp_uid=a&success=true&state=b' })).toBeUndefined()
  })
})

describe('identityReturn', () => {
  test('D86 reads the result of this tab’s own check once', async () => {
    const { fandeck, back } = await begun()
    const result = returned(back, OWN)
    expect(identityReturn(fandeck, result)).toEqual({ verificationId: 'imp_1' })
    expect(identityReturn(fandeck, result)).toBeUndefined()
  })

  test.each<[string, Record<string, string>]>([
    ['of V1', { imp_uid: 'imp_1', imp_success: 'true', merchant_uid: 'identity-1' }],
    ['without success', { imp_uid: 'imp_1', success: 'false' }],
    ['without an id', { success: 'false' }],
  ])('D7 reads a return %s', async (name, result) => {
    const { fandeck, back } = await begun()
    const verificationId = name === 'of V1' ? 'imp_1' : undefined
    expect(identityReturn(fandeck, returned(back, result))).toEqual({ verificationId })
  })

  test('D86 ignores a link with another state or none, which does not end the own check', async () => {
    const { fandeck, back } = await begun()
    expect(identityReturn(fandeck, { search: '?imp_uid=imp_2&success=true' })).toBeUndefined()
    expect(identityReturn(fandeck, { search: '?imp_uid=imp_2&success=true&state=x' })).toBeUndefined()
    expect(identityReturn(fandeck, returned(back, OWN))).toEqual({ verificationId: 'imp_1' })
  })

  test('D86 ignores a result in a tab that began none', () => {
    const { fandeck } = testKit({ loggedIn: true })
    expect(identityReturn(fandeck, { search: '?imp_uid=imp_1&success=true&state=null' })).toBeUndefined()
  })
})

test('withoutIdentityReturn removes the result from the query, and leaves any other query as it is', () => {
  expect(withoutIdentityReturn('?retUrl=/mypage&imp_uid=a&success=true&state=b')).toBe('?retUrl=%2Fmypage')
  expect(withoutIdentityReturn('?imp_uid=a')).toBe('')
  expect(withoutIdentityReturn('?retUrl=/mypage')).toBe('?retUrl=/mypage')
})
