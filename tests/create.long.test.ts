// A new site from the packed packages: made by one command, installed, tested, built, and bought in as a fan.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freePort } from '../examples/backend/test/free-ports.ts'
import { run, start } from '../scripts/commands.ts'
import { pack } from '../scripts/pack.ts'
import { until } from '../scripts/until.ts'
import { openBrowser, openPhone } from './e2e/phone.ts'
import { button, choose, paymentAtRest, screen, sheetOf } from './e2e/steps.ts'
import { whyNoRegistry } from './integration/workspace.ts'
import { read } from './repo.ts'

const PATIENCE = 1_200_000
/** From an empty folder to a drop on screen, without the time of packing. */
const LIMIT_MS = 120_000
/** The commands of the guide. */
const COMMANDS =
  /```sh\n(npx @fandeck\/sdk create my-site\n[\s\S]*?)\n```/
    .exec(read('docs/guides/getting-started.md'))?.[1]
    ?.split('\n') ?? []
const SAMPLES = '예시 데이터예요'
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline']

/** The agent that npm names by default; this test runs below pnpm. */
const BY_NPM = { npm_config_user_agent: '' }

/** Serves a site by one of its scripts until its address answers; ended by `await using`. */
async function serve(site: string, script: string) {
  const port = await freePort()
  // Not by npx, which would end without its child.
  const vite = join(site, 'node_modules/vite/bin/vite.js')
  const options = [...(script === 'dev' ? [] : [script]), '--port', String(port)]
  const server = start(process.execPath, [vite, ...options], site)
  const address = `http://localhost:${port}`
  await until(script, async () => ((await fetch(address)).ok ? true : undefined))
  return {
    address,
    async [Symbol.asyncDispose]() {
      server.child.kill()
      await server.ended
    },
  }
}

/** A fan without an account signs in, buys and opens a pack, and has its cards and the wallet. */
async function buy(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: '구매하기' }).first().click()
  await button(page, '로그인하고 구매하기').click()
  await button(page, '휴대폰 번호로 계속하기').click()
  await page.getByLabel('휴대폰 번호').fill('010-2481-4821')
  await button(page, '인증번호 받기').click()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.waitForURL(`${address}/drops/1`)
  await choose(page, 2)
  await sheetOf(page).getByRole('button', { name: '10,000원 결제하기' }).click()
  await paymentAtRest(page)
  await page.frameLocator('iframe').getByRole('button', { name: '결제하기' }).click()
  await button(page, '팩 열기').click()
  await button(page, '한 번에 모두 열기').click()
  await button(page, '덱에서 보기').click()
  await page.waitForURL(`${address}/mypage`)
  await screen(page.getByRole('status').filter({ hasText: '카드 6장을 찾았어요' })).toHaveCount(1)
  await page.getByRole('button', { name: /지갑/ }).first().click()
  const wallet = page.getByRole('dialog', { name: '내 혜택' })
  await screen(wallet.getByRole('button', { expanded: false })).toHaveCount(2)
}

/** Returns the scripts of a built site. */
const scriptsOf = (site: string) => {
  const assets = join(site, 'dist/assets')
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
}

test(
  'S10.8 one command makes a site from the packed packages, which sells a drop within two minutes',
  async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fandeck-create-'))
    const browser = await openBrowser()
    try {
      const missing = await whyNoRegistry(folder)
      skip(missing !== undefined, missing)
      const packed = await pack(join(folder, 'packed'))
      const work = join(folder, 'work')
      const site = join(work, 'my-site')
      mkdirSync(work)
      const phone = await openPhone(browser)

      const began = Date.now()
      const since = (what: string) =>
        process.stdout.write(`  ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
      const [first = '', ...next] = COMMANDS
      const create = first.replace('npx @fandeck/sdk', `--yes ${packed['@fandeck/sdk']}`)
      const said = await run('npx', create.split(' '), work, BY_NPM)
      expect(said).toContain(`Next:
${next
  .map(
    (command) => `  ${command}
`,
  )
  .join('')}`)
      since('created')
      // The packages, which no registry has yet, from files; the rest of `npm install` is the same.
      await run('npm', ['install', ...QUIET, ...Object.values(packed)], site)
      since('installed')
      {
        await using dev = await serve(site, 'dev')
        await phone.page.goto(`${dev.address}/drops/1`)
        await screen(button(phone.page, '로그인하고 구매하기')).toBeVisible()
        await screen(phone.page.getByText(SAMPLES)).toBeVisible()
        since('a drop on screen')
        expect(Date.now() - began).toBeLessThan(LIMIT_MS)
      }

      expect(await run('npm', ['test'], site)).toContain('2 passed')
      since('tested')
      await run('npm', ['run', 'types'], site)
      since('types checked')
      await run('npm', ['run', 'build'], site)
      since('built')
      expect(scriptsOf(site).some((text) => text.includes(SAMPLES))).toBe(true)
      {
        await using built = await serve(site, 'preview')
        await buy(phone.page, built.address)
        since('bought')
      }
      expect(phone.errors).toEqual([])

      await run('npm', ['run', 'build'], site, { VITE_API_ORIGIN: 'https://api.example' })
      expect(
        scriptsOf(site).filter((text) => text.includes(SAMPLES) || text.includes('samples.example')),
      ).toEqual([])
      await expect(run('npx', ['fandeck', 'create', '.'], site)).rejects.toThrow('create/folder-not-empty')
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  PATIENCE,
)
