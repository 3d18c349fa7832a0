// The SDK on a page without a bundler: the page of its README, for which an import map names the modules of a CDN.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFloorBrowser } from './e2e/floor.ts'
import { pagesOf } from './pages-of.ts'
import { ROOT } from './repo.ts'

const CDN = 'https://cdn.jsdelivr.net/npm/'
const PAGE = 'https://brand.example/'
const API = 'https://api.example'
/** The folders of installed packages; those of `ofetch` are beside it. */
const INSTALLED = ['packages/sdk/node_modules', 'node_modules/.pnpm/node_modules']

test('D93 S10.1 the page of the README runs on modules alone in Chromium 121', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'fandeck-sdk-'))
  execFileSync(join(ROOT, 'node_modules/.bin/tsup'), ['--no-dts', '--outDir', dist], {
    cwd: join(ROOT, 'packages/sdk'),
    stdio: 'pipe',
  })
  /** Returns the file that a CDN serves at an address. */
  function fileAt(address: string): string | undefined {
    const [, name = '', path = ''] =
      /^((?:@\w+\/)?[\w-]+)@[\w.]+\/(.+)$/.exec(address.slice(CDN.length)) ?? []
    const folders =
      name === '@fandeck/sdk' ? [join(dist, '..')] : INSTALLED.map((one) => join(ROOT, one, name))
    const inside = name === '@fandeck/sdk' ? path.replace(/^dist/, dist.split('/').at(-1) ?? '') : path
    return folders.map((folder) => join(folder, inside)).find(existsSync)
  }
  const [page = ''] = pagesOf('packages/sdk/README.md')
  const browser = await openFloorBrowser()
  try {
    const tab = await browser.newPage()
    const failures: string[] = []
    tab.on('pageerror', ({ message }) => failures.push(message))
    await tab.route('**', (route) => {
      const address = route.request().url()
      if (address === PAGE) return route.fulfill({ contentType: 'text/html', body: page })
      if (address.startsWith(API))
        return route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      const file = fileAt(address)
      if (!file) failures.push(`404 ${address}`)
      return file
        ? route.fulfill({
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
            body: readFileSync(file),
          })
        : route.fulfill({ status: 404 })
    })
    await tab.goto(PAGE)
    await tab.waitForFunction(() => document.querySelector('output')?.textContent !== '')
    expect(failures).toEqual([])
    // The dates need dayjs.
    expect(await tab.textContent('output')).toMatch(/^\d{4}\.\d{2}\.\d{2}\([월화수목금토일]\)/)
  } finally {
    await browser.close()
    rmSync(dist, { recursive: true, force: true })
  }
})
