// Shared by the widget benchmarks: pages built for production and served, and a Chromium to open them in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { type AliasOptions, build, defaultClientConditions, preview } from 'vite'
import { chromiumPath } from '../scripts/browser.ts'

export interface PagesOptions {
  /** The benchmark's folder. */
  root: string
  /** Its pages, without `.html`. */
  names: readonly string[]
  alias?: AliasOptions
  /** Flags of Chromium. */
  flags?: readonly string[]
}

/** Built pages, served until closed. */
export interface BuiltPages {
  /** Opens a page in a new 390x844 context and closes it after `work`. */
  open<T>(name: string, work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function buildPages({ root, names, alias = [], flags = [] }: PagesOptions): Promise<BuiltPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'fandeck-bench-'))
  const common = { root, configFile: false as const, logLevel: 'silent' as const }
  await build({
    ...common,
    plugins: [react()],
    resolve: { conditions: ['fandeck-source', ...defaultClientConditions], alias },
    build: { outDir, rolldownOptions: { input: names.map((name) => join(root, `${name}.html`)) } },
  })
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const executablePath = chromiumPath()
  const browser: Browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...flags],
  })
  return {
    async open(name, work) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      try {
        const page = await context.newPage()
        await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${name}.html`)
        return await work(page, context)
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
