// `pnpm bench:drawer --rounds N`: from the press to the first painted frame of a drawer, Fandeck's and Base UI's in turn,
// each on a page that has just been loaded, in a Chromium slowed down four times. Prints a table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumPath } from '../../scripts/browser.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const ROUNDS = Number(values.rounds)
const NAMES = { fandeck: 'Fandeck Drawer', 'base-ui': '@base-ui/react 1.9.0 drawer' }
const SLOWER = 4

/** Ms from the press to the frame after the dialog has been laid out. */
async function opening(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForSelector('#open')
    await page.waitForTimeout(300)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const since = performance.now()
          const look = () => {
            const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
            if (dialog && dialog.offsetHeight > 0)
              requestAnimationFrame(() => resolve(performance.now() - since))
            else requestAnimationFrame(look)
          }
          document.querySelector<HTMLElement>('#open')?.click()
          look()
        }),
    )
  } finally {
    await context.close()
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'fandeck-bench-'))
const common = { root: import.meta.dirname, configFile: false as const, logLevel: 'silent' as const }
await build({
  ...common,
  plugins: [react()],
  resolve: { conditions: ['fandeck-source', ...defaultClientConditions] },
  build: {
    outDir,
    rolldownOptions: { input: Object.keys(NAMES).map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
})
const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const origin = server.resolvedUrls?.local[0] ?? ''
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const times: Record<string, number[]> = { fandeck: [], 'base-ui': [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(NAMES)) times[name]?.push(await opening(browser, `${origin}${name}.html`))
  const median = (name: string) =>
    times[name]?.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const base = median('base-ui')
  console.log(`| drawer | median ms of ${ROUNDS} | of Base UI |\n|---|--:|--:|`)
  for (const [name, title] of Object.entries(NAMES))
    console.log(`| ${title} | ${median(name).toFixed(0)} | ${(median(name) / base).toFixed(2)} |`)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
