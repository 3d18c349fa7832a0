// Every environment beyond those of `test:all`: installed from the packed packages, built by its docs, looked at and bought in.
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { run, start } from '../../scripts/commands.ts'
import { until } from '../../scripts/until.ts'
import { openBrowser } from '../e2e/phone.ts'
import { ROOT } from '../repo.ts'
import { ENVIRONMENTS, RUNTIMES } from './environments.ts'
import { expectPurchase } from './fan.ts'
import { type Copy, install } from './workspace.ts'

const integration = inject('integration')
if (!integration) throw new Error('The matrix has not been prepared.')
const { folder, ports, packed, addresses } = integration

/** The rows of the table that is printed at the end. */
const rows: string[] = []
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  const table = [
    '| environment | bought | looks right | first load, kB | minutes |',
    '|---|---|---|---|---|',
    ...rows,
  ]
  process.stdout.write(`\n${table.join('\n')}\n`)
})

/** Installs one app into a separate workspace; the workspaces share pnpm's store. */
async function installed(name: string, one: Copy): Promise<string> {
  const own = join(folder, name)
  await install(own, { copies: { [name]: one }, packed, addresses, store: folder })
  return join(own, 'apps', name)
}

const minutesSince = (began: number) => ((performance.now() - began) / 60_000).toFixed(1)

/** Returns the compressed scripts and styles of a page before any press, in kB. */
async function firstLoad(url: string): Promise<string> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!response.ok() || (type !== 'script' && type !== 'stylesheet')) return
    bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  await page.close()
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)
}

describe('S10.8 a fan buys in', () => {
  test.each(Object.entries(ENVIRONMENTS))('%s', { timeout: 900_000 }, async (name, environment) => {
    const began = performance.now()
    const { script = 'build', files = 'dist', server, env = {} } = environment
    const port = ports[name] ?? 0
    const url = `http://localhost:${port}`
    const app = await installed(name, environment)
    await run('pnpm', ['run', script], app, env)
    await using _ = server
      ? await serverOf(app, server, {
          ...env,
          PORT: String(port),
          HOST: 'localhost',
          NITRO_PORT: String(port),
        })
      : await hostOf(app, files, port)
    await until(
      name,
      () =>
        fetch(url).then(
          (reply) => reply.ok || undefined,
          () => undefined,
        ),
      60_000,
    )
    const kilobytes = await firstLoad(url)
    const number = Object.keys(ENVIRONMENTS).indexOf(name) + 20
    await expectPurchase(browser, url, `010-7400-00${number}`)
    rows.push(`| ${name} | yes | yes | ${kilobytes} | ${minutesSince(began)} |`)
  })
})

/** Serves the files of an app, as a host of static files does. */
async function hostOf(app: string, files: string, port: number) {
  const host = await preview({
    root: app,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: files },
    preview: { port, strictPort: true },
  })
  return { [Symbol.asyncDispose]: () => host.close() }
}

async function serverOf(app: string, args: readonly string[], env: Record<string, string>) {
  const { child, ended } = start(process.execPath, args, app, env)
  return {
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}

describe('S10.8 the SDK reads a drop in', () => {
  test.each(Object.entries(RUNTIMES))('%s', { timeout: 600_000 }, async (name, { command }) => {
    const began = performance.now()
    const app = await installed(name, { from: 'edge' })
    await run('pnpm', ['run', 'build'], app)
    const [program, ...args] = command
    const output = await run(program === 'node' ? process.execPath : join(app, program), args, app)
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '').title).toMatch(/\S/)
    rows.push(`| ${name} | the drop is read | | | ${minutesSince(began)} |`)
  })
})

describe('S10.8 the types pass with exactOptionalPropertyTypes and without skipLibCheck in', () => {
  test.each(['5.4', '7'])('TypeScript %s', { timeout: 600_000 }, async (version) => {
    const began = performance.now()
    const app = await installed(`types-${version}`, { from: 'types' })
    expect(readFileSync(join(app, 'tsconfig.json'), 'utf8')).toContain('"skipLibCheck": false')
    await run('pnpm', ['run', `build:${version}`], app)
    rows.push(`| TypeScript ${version} | types pass | | | ${minutesSince(began)} |`)
  })
})

test('the examples follow the rules of hooks', { timeout: 600_000 }, async () => {
  const app = await installed('hooks', { from: 'hooks' })
  for (const example of [
    'examples/site/src',
    'tests/integration/apps/next',
    'tests/integration/apps/vite-react',
  ])
    cpSync(join(ROOT, example), join(app, 'examples', example), { recursive: true })
  await run('pnpm', ['run', 'build'], app)
})
