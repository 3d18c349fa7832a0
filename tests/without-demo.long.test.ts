// An owner deletes the folder `demo/` of the backend, which then starts in production and passes the tests of production.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/** The tests that run a backend in production only. */
const PRODUCTION = ['production', 'environment', 'payment/portone', 'identity/portone']
const Ready = z.object({ ready: z.literal(true), origins: z.object({ api: z.string() }) })

describe('the backend without its demo', () => {
  let copy: RepositoryCopy
  beforeAll(() => {
    copy = copyRepository()
    rmSync(join(copy.root, 'examples/backend/src/demo'), { recursive: true })
    // Its tests' set-up runs outside of Vite, which knows the sources.
    copy.run('tsup', ['--no-dts'], { folder: 'packages/sdk' })
  })
  afterAll(() => copy?.remove())

  /** Starts it on an empty folder of data, as `main.ts` does on a server. */
  function start(mode: string): { child: ChildProcess; output: () => string } {
    const env = {
      ...process.env,
      FANDECK_MODE: mode,
      DATA_DIR: join(copy.root, `data-${mode}`),
      ...{ PORT_API: '0', PORT_PAY: '0', PORT_OAUTH: '0', PORT_WALLET: '0' },
      SITE_ORIGIN: 'https://site.example',
      ...(mode === 'production' && { API_ORIGIN: 'https://api.example', PAY_ORIGIN: 'https://pay.example' }),
    }
    const main = join(copy.root, 'examples/backend/src/main.ts')
    const child = spawn(process.execPath, ['--conditions=fandeck-source', main], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        text += String(chunk)
      })
    return { child, output: () => text }
  }

  test('D78 starts in production and answers', async () => {
    const { child, output } = start('production')
    try {
      const ended = once(child, 'close').then(() => [undefined])
      const [message] = await Promise.race([once(child, 'message'), ended])
      expect(output()).not.toContain('Error')
      const { port } = new URL(Ready.parse(message).origins.api)
      const at = (path: string) => fetch(`http://localhost:${port}${path}`)
      expect((await at('/readyz')).status).toBe(200)
      expect((await at('/cdn/static/drops/drops-information.json')).status).toBe(200)
      expect((await at('/dev/state')).status).toBe(404)
    } finally {
      child.kill('SIGTERM')
    }
    await once(child, 'close')
  })

  test('says in demo mode what is missing', async () => {
    const { child, output } = start('demo')
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(output().trim()).toBe('This installation has no demo: set FANDECK_MODE=production.')
  })

  test('passes the tests of production', () => {
    const paths = PRODUCTION.map((name) => `src/${name}`)
    const printed = copy.run('vitest', [
      ...['run', '--config', 'vitest.workspace.ts', '--project', 'backend'],
      ...paths,
    ])
    expect(printed).toMatch(/Tests {2}\d{2,} passed/)
  })
})
