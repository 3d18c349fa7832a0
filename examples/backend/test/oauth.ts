import { oauthSandbox } from '../src/demo/oauth/sandbox.ts'
import { listen } from '../src/listen.ts'
import { type TestBackend, testBackend } from './backend.ts'

/** A test backend with sandboxes for Google and Kakao on a real port, because next-auth requests them itself. */
export async function oauthBackend(): Promise<TestBackend> {
  const listening = await listen(0, 'localhost')
  const oauth = `http://localhost:${listening.port}`
  const test = await testBackend({
    config: {
      origins: {
        site: 'https://site.example',
        api: 'http://api.localhost',
        pay: 'http://pay.localhost',
        oauth,
        wallet: 'http://wallet.localhost',
      },
    },
  })
  listening.answerWith(oauthSandbox(test.backend.config))
  return {
    ...test,
    async close() {
      await listening.close()
      await test.close()
    },
  }
}

/** Chooses an account on the sandbox's page; returns the redirect URL. */
export async function choose(authorizeUrl: string, email: string | undefined): Promise<string> {
  const page = await (await fetch(authorizeUrl)).text()
  const links = [...page.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
  const [, href = ''] =
    links.find(([, , text = '']) => (email ? text.includes(email) : text === '취소')) ?? []
  const target = new URL(href.replaceAll('&amp;', '&'), authorizeUrl)
  if (!email) return target.href
  const reply = await fetch(target, { redirect: 'manual' })
  return reply.headers.get('location') ?? ''
}
