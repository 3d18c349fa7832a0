// The site behind nginx, as a production host runs it. Skipped where nginx can neither be found nor installed.
import { request } from 'node:https'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../examples/site/security-headers.ts'
import { type Host, hasNginx, startHost } from './nginx.ts'
import { openBrowser, openPhone } from './phone.ts'
import { button, screen } from './steps.ts'

describe.skipIf(!hasNginx())('the site behind nginx', () => {
  let host: Host
  let browser: Browser

  beforeAll(async () => {
    host = await startHost()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })

  /** Sends a request to the proxy; Node does not resolve names below `localhost`. */
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET', body?: Buffer) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>((done, fail) => {
      const { host: name, port, pathname, search } = new URL(url)
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: pathname + search,
          method,
          headers: { host: name, ...headers },
          rejectUnauthorized: false,
        },
        (reply) => {
          reply.resume()
          reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers }))
        },
      )
      sent.on('error', fail)
      sent.end(body)
    })

  const open = async (path: string): Promise<{ page: Page; errors: string[] }> => {
    const { page, errors } = await openPhone(browser, { acceptsCertificate: true })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(host.site + path)
    return { page, errors }
  }

  test.each(['/', '/drops/101', '/account/login', '/payment/return'])(
    'D46 D53 %s has the security headers of its path, and is revalidated',
    async (path) => {
      const { status, headers } = await ask(host.site + path)
      expect(status).toBe(200)
      const servers = {
        api: host.api,
        pay: host.api.replace('api.', 'pay.'),
        wallet: host.api.replace('api.', 'wallet.'),
      }
      for (const [name, value] of Object.entries(securityHeaders(path, host.site, servers)))
        expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('files with a hash in their name are compressed, immutable and never guessed', async () => {
    const { page, errors } = await open('/')
    const src = await page.locator('script[type=module][src^="/assets/"]').first().getAttribute('src')
    const { status, headers } = await ask(host.site + src, { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
    const missing = await ask(`${host.site}/assets/none.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers['cache-control']).toBeUndefined()
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('an unchanged page is sent once', async () => {
    const { headers } = await ask(`${host.site}/policy/privacy`)
    const again = await ask(`${host.site}/policy/privacy`, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })

  test('a fan signs in and sees my page, with every server on an origin of its own', async () => {
    const { page, errors } = await open('/account/login')
    await button(page, '이메일로 계속하기').click()
    await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
    await page.getByLabel('비밀번호', { exact: true }).fill('Fandeck#2025')
    await button(page, '로그인').click()
    await page.waitForURL(`${host.site}/`)
    await page.goto(`${host.site}/mypage`)
    await screen(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.length).toBeGreaterThan(0)
    for (const { name, secure } of cookies) expect(secure, name).toBe(true)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('an address that has used up its sign-ins locks no other, through nginx and through the site’s server', async () => {
    const own = { 'content-type': 'application/json' }
    const throughSite = (path: string, address: string, init: RequestInit = {}) =>
      fetch(host.siteServer + path, {
        ...init,
        headers: { ...own, ...init.headers, 'x-forwarded-for': address },
      })
    const signIn = async (address: string, fan: string, pwd: string) => {
      const csrf = await throughSite('/api/auth/csrf', address)
      const cookie = csrf.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const { csrfToken } = await csrf.json()
      const body = JSON.stringify({ csrfToken, mbr_id: fan, pwd, login_type: 'B', json: 'true' })
      return (
        await throughSite('/api/auth/callback/password', address, {
          method: 'POST',
          body,
          headers: { cookie },
        })
      ).status
    }
    for (let n = 0; n < 49; n++)
      expect(await signIn('203.0.113.5', `fan${n}@example.com`, 'Wrong#2025')).toBe(401)
    expect(await signIn('203.0.113.5', 'fan49@example.com', 'Wrong#2025')).toBe(429)
    expect(await signIn('203.0.113.5', 'moonlight@example.com', 'Fandeck#2025')).toBe(429)
    expect(await signIn('198.51.100.10', 'moonlight@example.com', 'Fandeck#2025')).toBe(200)
    const { page, errors } = await open('/account/login')
    await button(page, '이메일로 계속하기').click()
    await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
    await page.getByLabel('비밀번호', { exact: true }).fill('Fandeck#2025')
    await button(page, '로그인').click()
    await page.waitForURL(`${host.site}/`)
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('the development panel is not reachable, and a body over the limit is refused', async () => {
    expect((await ask(`${host.site}/dev/state`)).status).toBe(404)
    expect((await ask(`${host.api}/dev/state`)).status).toBe(404)
    const large = await ask(`${host.api}/support/qna`, {}, 'POST', Buffer.alloc(17 * 1024 * 1024))
    expect(large.status).toBe(413)
  })
})
