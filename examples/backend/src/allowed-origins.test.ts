import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBackend, testBackend } from '../test/backend.ts'
import { allowedOriginsOf } from './allowed-origins.ts'
import { readEnvironment } from './environment.ts'
import { StartProblem } from './start-problem.ts'

describe('ALLOWED_ORIGINS', () => {
  it('takes pages', () => {
    expect(allowedOriginsOf(['https://brand.example', 'http://localhost:5178'])).toEqual({
      allowedOrigins: ['https://brand.example', 'http://localhost:5178'],
      callerOrigins: [],
    })
  })

  it.each([
    'capacitor://localhost',
    'ionic://localhost',
    'tauri://localhost',
    'https://localhost',
    'http://localhost',
    'app.brand://fan-club',
  ])('counts the app %s for CORS only', (app) => {
    expect(allowedOriginsOf([app])).toEqual({ allowedOrigins: [], callerOrigins: [app] })
  })

  it('counts a preview that is marked by `cors:` for CORS only', () => {
    expect(allowedOriginsOf(['cors:https://shop-git-sale.example'])).toEqual({
      allowedOrigins: [],
      callerOrigins: ['https://shop-git-sale.example'],
    })
  })

  it.each([
    ['https://brand.example/', 'write https://brand.example.'],
    ['https://brand.example/shop', 'write https://brand.example.'],
    ['https://Brand.example', 'write https://brand.example.'],
    ['https://brand.example:443', 'write https://brand.example.'],
    ['https://*.brand.example', 'wildcards'],
    ['*', 'wildcards'],
    ['cors:https://*.preview.example', 'wildcards'],
    ['null', 'write an origin such as'],
    ['brand.example', 'write an origin such as'],
    ['file://localhost', 'write an origin such as'],
    ['javascript://localhost', 'write an origin such as'],
    ['capacitor://localhost/', 'write an origin such as'],
  ])('refuses %s and names it', (entry, advice) => {
    const refused = () => allowedOriginsOf(['https://a.example', entry])
    expect(refused).toThrow(StartProblem)
    expect(refused).toThrow(`ALLOWED_ORIGINS has ${JSON.stringify(entry)}: `)
    expect(refused).toThrow(advice)
  })

  it('may name an app by http in production, but no page', () => {
    const env = {
      SITE_ORIGIN: 'https://site.example',
      API_ORIGIN: 'https://api.example',
      PAY_ORIGIN: 'https://pay.example',
    }
    const read = (ALLOWED_ORIGINS: string) => readEnvironment({ ...env, ALLOWED_ORIGINS })
    expect(read('capacitor://localhost, http://localhost')).toMatchObject({
      allowedOrigins: [],
      callerOrigins: ['capacitor://localhost', 'http://localhost'],
    })
    expect(() => read('http://localhost:8080')).toThrow('http://localhost:8080 is not')
  })
})

describe('an app', () => {
  const APP = 'capacitor://localhost'
  let backend: TestBackend
  beforeAll(async () => {
    backend = await testBackend({ config: { callerOrigins: [APP] } })
  })
  afterAll(() => backend.close())

  it('calls the API', async () => {
    const { headers } = await backend.fetch('http://api.localhost/mypage/userinfo', {
      headers: { origin: APP },
    })
    expect(headers.get('access-control-allow-origin')).toBe(APP)
    const preflight = await backend.fetch('http://api.localhost/minting', {
      method: 'OPTIONS',
      headers: { origin: APP, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(APP)
  })

  it('sends no form of the site and receives no session', async () => {
    const form = await backend.fetch('https://site.example/api/auth/signout', {
      method: 'POST',
      headers: { origin: APP, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'csrfToken=x',
    })
    expect([form.status, await form.json()]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })])
    const { headers } = await backend.member()
    const session = await backend.fetch('http://api.localhost/auth/handover', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ origin: APP, challenge: 'c'.repeat(43) }),
    })
    expect(session.status).toBeGreaterThanOrEqual(400)
    backend.errors.length = 0
  })
})
