// The first page of each reader, walked by its commands as they are written: npm finds the packed packages, and git this
// repository. docs/maintainers/readers.md has the seconds of one run: FANDECK_WRITE_READERS=1 writes it.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aDrop, aStoredSession, serverWith } from '@fandeck/sdk/testing'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pack } from '../scripts/pack.ts'
import { until } from '../scripts/until.ts'
import { buy } from './e2e/brand-steps.ts'
import { openBrowser } from './e2e/phone.ts'
import { button, screen } from './e2e/steps.ts'
import { answeredBy, CORS } from './fake-api.ts'
import { whyNoRegistry } from './integration/workspace.ts'
import { fencesOf } from './pages-of.ts'
import { startRegistry } from './readers/registry.ts'
import { type Arrival, arrive, commandsOf, finish, type Place, type Step } from './readers/walk.ts'
import { files, ROOT, read } from './repo.ts'

const TRIALS = 'docs/maintainers/readers.md'
const REPOSITORY = 'https://github.com/fandeck/fandeck.git'
const BRAND = 'https://brand.example/'
/** The seconds that a reader waits for the first page to keep its promise; a door opens in ten minutes (D98). */
const LIMIT_S = 600

interface Reader {
  name: string
  page: string
  promise: string
  kept(place: Place): Promise<void>
}

const addressOf = (page: string) => /http:\/\/localhost:\d+/.exec(read(page))?.[0] ?? ''

async function openPage() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  context.setDefaultTimeout(60_000)
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}

/** Opens an address of the page, once it answers. */
async function showsAt(address: string, path: string, text: string | RegExp): Promise<void> {
  await until(address, async () => ((await fetch(address)).ok ? true : undefined), 120_000)
  await using opened = await openPage()
  await opened.page.goto(`${address}${path}`)
  await screen(opened.page.getByText(text).first()).toBeVisible({ timeout: 120_000 })
}

/** The brand's host serves the page and the folder; the API of the page is the server of the test kit. */
async function sells({ folder, ended }: Place): Promise<void> {
  await ended
  expect(existsSync(join(folder, 'fandeck/v1/fandeck.js')), 'fandeck/v1/fandeck.js').toBe(true)
  const [tag = ''] = fencesOf('docs/guides/embedding.md')
  const now = Date.now()
  const paid = new Set<string>()
  const { server } = serverWith({
    drop: aDrop({ info: { startAt: now - 3_600_000, endAt: now + 86_400_000 } }),
    now: Date.now,
    loggedIn: true,
    paymentUrlOf: (orderId) => `https://pay.example/${orderId}`,
    payment: (orderId) => (paid.has(orderId) ? 'PAID' : 'RESERVED'),
  })
  await using opened = await openPage()
  const { page } = opened
  const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body })
  await page.route('**', (route) => route.fulfill({ status: 204 }))
  await page.route('https://api.example/**', answeredBy(server))
  await page.route(`${BRAND}**`, (route) =>
    route.fulfill(html(`<!doctype html><html lang="ko">${tag}</html>`)),
  )
  await page.route('https://pay.example/**', (route) => {
    const url = new URL(route.request().url())
    if (url.search) paid.add(url.pathname.slice(1))
    const back = `<script>location.assign('${BRAND}back')</script>`
    return route.fulfill(html(url.search ? back : '<form><button name="pay">결제하기</button></form>'))
  })
  await page.route('https://cdn.example/**', (route) => {
    const file = join(folder, new URL(route.request().url()).pathname)
    return existsSync(file)
      ? route.fulfill({ headers: CORS, contentType: 'text/javascript', body: readFileSync(file) })
      : route.fulfill({ status: 404, headers: CORS })
  })
  const expired = new Date(now + 9.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  await page.addInitScript(
    `localStorage.setItem('fandeck:session', ${JSON.stringify(aStoredSession({ expired }))})`,
  )
  await page.goto(BRAND)
  await buy(page)
}

const READERS: readonly Reader[] = [
  {
    name: "The main site's team",
    page: 'docs/guides/getting-started.md',
    promise: 'a drop on screen',
    async kept() {
      const address = addressOf('docs/guides/getting-started.md')
      await until(address, async () => ((await fetch(address)).ok ? true : undefined))
      await using opened = await openPage()
      await opened.page.goto(`${address}/drops/1`)
      await screen(button(opened.page, '로그인하고 구매하기')).toBeVisible()
    },
  },
  {
    name: 'Partner brands',
    page: 'docs/guides/embedding.md',
    promise: 'the tag on a page sells a pack to a member',
    kept: sells,
  },
  {
    name: 'Readers of stories',
    page: 'packages/widgets/README.md',
    promise: 'a story on screen',
    kept: () => showsAt(addressOf('packages/widgets/README.md'), '', '판매 중'),
  },
  {
    name: 'Readers of the reference',
    page: 'docs/guides/reference.md',
    promise: 'the page of `createFandeck`',
    async kept({ folder, ended }) {
      await ended
      expect(existsSync(join(folder, 'docs-out/index.html'))).toBe(true)
      const [page = ''] = globSync('docs-out/functions/*createFandeck.html', { cwd: folder })
      expect(page).not.toBe('')
      await using opened = await openPage()
      await opened.page.goto(`file://${join(folder, page)}`)
      await screen(opened.page.getByRole('heading', { name: 'Function createFandeck' })).toBeVisible()
    },
  },
]

/** Not in memory: a reader's clone has all dependencies. */
const disk = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()
const folder = mkdtempSync(join(disk, 'fandeck-readers-'))
const trials: { reader: Reader; steps: readonly Step[] }[] = []
let browser: Browser
let registry: Awaited<ReturnType<typeof startRegistry>> | undefined
let env: Record<string, string> = {}
let missing: string | undefined

beforeAll(async () => {
  missing = await whyNoRegistry(folder)
  if (missing !== undefined) return
  const packed = await pack(join(folder, 'packed'))
  registry = await startRegistry(packed, folder)
  browser = await openBrowser()
  env = { ...registry.env, ...cloned(join(folder, 'origin')) }
})
afterAll(async () => {
  await browser?.close()
  await registry?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Commits the files of this repository as they are; returns the settings by which git clones them from its address. */
function cloned(origin: string): Record<string, string> {
  for (const file of files()) cpSync(join(ROOT, file), join(origin, file))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: origin, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@fandeck.example', 'commit', '--quiet', '-m', 'as it is')
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${origin}.insteadOf`,
    GIT_CONFIG_VALUE_0: REPOSITORY,
  }
}

/** Where earlier readers were before their last command. */
const arrivals = new Map<string, Arrival>()

/**
 * Walks the commands of a reader from an empty folder. One that begins as an earlier one did continues from there: both
 * readers of the repository share one clone with its dependencies.
 */
async function tried({ kept }: Reader, commands: readonly string[]): Promise<Step[]> {
  const first = commands.slice(0, -1)
  const empty = join(mkdtempSync(join(folder, 'reader-')), 'empty')
  mkdirSync(empty)
  const arrival = arrivals.get(first.join('\n')) ?? (await arrive(first, empty, env))
  if (first.length > 0) arrivals.set(first.join('\n'), arrival)
  return finish(commands.at(-1) ?? '', arrival, env, kept)
}

const sum = (steps: readonly Step[]) => steps.reduce((all, { seconds }) => all + seconds, 0)
const rows = () =>
  trials
    .flatMap(({ reader, steps }) => [
      ...steps.map(({ command, seconds }) => `| ${reader.name} | \`${command}\` | ${seconds.toFixed(1)} |\n`),
      `| ${reader.name} | **${reader.promise}** | **${sum(steps).toFixed(1)}** |\n`,
    ])
    .join('')
const TABLE = /(?<=\| Reader \| Command \| Seconds \|\n\|---\|---\|---\|\n)(?:\|.*\n)*/
const withoutFigures = (table: string) => table.replace(/\d+\.\d(?=\*{0,2} \|$)/gm, 'n')

test.each(READERS)('the README leads $name to $page', ({ page }) => {
  // A folder shows its README.
  expect(read('README.md')).toContain(`](${page.replace(/\/README\.md$/, '')})`)
})

describe('walked by its commands alone', () => {
  test.for(READERS)('S10.8 the first page of $name shows $promise', async (reader, { skip }) => {
    skip(missing !== undefined, missing)
    const steps = await tried(reader, commandsOf(reader.page))
    for (const { command, seconds } of steps)
      process.stdout.write(`  ${reader.name}: ${command}: ${seconds.toFixed(1)} s\n`)
    expect(sum(steps)).toBeLessThan(LIMIT_S)
    trials.push({ reader, steps })
  })

  const [, partner] = READERS
  test.for(commandsOf(partner?.page ?? ''))('control: a page without `%s` fails', async (gone, { skip }) => {
    skip(missing !== undefined, missing)
    if (!partner) throw new Error('There is no such reader.')
    const fewer = commandsOf(partner.page).filter((command) => command !== gone)
    await expect(tried(partner, fewer)).rejects.toThrow(/ended with|fandeck\/v1/)
  })

  test.for(READERS)(
    'control: the page of $name without its first command fails',
    async (reader, { skip }) => {
      skip(missing !== undefined, missing)
      await expect(tried(reader, commandsOf(reader.page).slice(1))).rejects.toThrow(/ended with/)
    },
  )

  test('the trials are written down', ({ skip }) => {
    skip(missing !== undefined, missing)
    expect(trials.map(({ reader }) => reader)).toEqual(READERS)
    const text = read(TRIALS)
    if (process.env.FANDECK_WRITE_READERS)
      writeFileSync(
        join(ROOT, TRIALS),
        text.replace(TABLE, () => rows()),
      )
    expect(withoutFigures(TABLE.exec(read(TRIALS))?.[0] ?? '')).toBe(withoutFigures(rows()))
  })
})
