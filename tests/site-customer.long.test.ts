// The site outside this repository: installed with the packed packages, type-checked, built and served.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freePort } from '../examples/backend/test/free-ports.ts'
import { run, start } from '../scripts/commands.ts'
import { pack } from '../scripts/pack.ts'
import { until } from '../scripts/until.ts'
import { whyNoRegistry } from './integration/workspace.ts'
import { files, ROOT } from './repo.ts'

/** Building the packages, installing and building the site take five minutes on a busy machine of two cores. */
const PATIENCE = 1_200_000

/** Dependencies whose install scripts download or compile what the site does not need. */
const BUILDS = { esbuild: false }

/** Prints the bytes of brotli that a page loads until all of it reacts. */
const FIRST_BYTES = `
  import { statSync } from 'node:fs'
  import { DIST } from './server/build.ts'
  import { firstScripts } from './server/preloads.ts'
  const bytesOf = ({ shell, page }) =>
    [...shell, ...page].reduce((sum, file) => sum + statSync(DIST.client + '/' + file + '.br').size, 0)
  console.log(JSON.stringify(['HomePage', 'CampaignPage'].map((name) => bytesOf(firstScripts(name)))))
`

/** Copies the site and names the packed packages in place of those of the workspace. */
async function copyTo(site: string, packed: Record<string, string>): Promise<void> {
  for (const file of files('examples/site')) {
    const copy = join(site, relative('examples/site', file))
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(join(ROOT, file), copy)
  }
  const manifest = join(site, 'package.json')
  const text = readFileSync(manifest, 'utf8').replace(
    /"(@fandeck\/\w+)": "workspace:\*"/g,
    (_, name: string) => `"${name}": "${packed[name]}"`,
  )
  writeFileSync(manifest, text)
  // The packages name each other by version, which no registry has yet. JSON is YAML.
  const settings = { overrides: packed, allowBuilds: BUILDS }
  writeFileSync(join(site, 'pnpm-workspace.yaml'), JSON.stringify(settings))
}

test(
  'S10.8 the site installs the packed packages outside the repository, and shows its first page',
  async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fandeck-customer-'))
    const site = join(folder, 'site')
    try {
      const missing = await whyNoRegistry(folder)
      skip(missing !== undefined, missing)
      await copyTo(site, await pack(join(folder, 'packed')))
      await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], site)
      await run('pnpm', ['run', 'types'], site)
      await run('pnpm', ['run', 'build'], site)
      const printed = await run(process.execPath, ['--input-type=module', '-e', FIRST_BYTES], site)
      const [home = 0, campaign = 0] = z.parse(z.array(z.number()), JSON.parse(printed))
      process.stdout.write(`first views from the packed packages: ${JSON.stringify({ home, campaign })}\n`)

      const [port, closed] = [await freePort(), await freePort()]
      const own = `http://localhost:${port}`
      const other = `http://localhost:${closed}`
      const server = start(process.execPath, ['server/serve.main.ts'], site, {
        ...{ PORT: String(port), SITE_ORIGIN: own },
        ...{ API_ORIGIN: other, PAY_ORIGIN: other, WALLET_ORIGIN: other },
      })
      try {
        await until('the site', async () => server.output().includes('site ready') || undefined, 300_000)
        const home = await fetch(own)
        expect(home.status).toBe(200)
        const html = await home.text()
        expect(html).toMatch(/<h1[^>]*>이 사이트<\/h1>/)
        const [, sheet] = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
        const rules = await (await fetch(own + sheet)).text()
        expect(rules).toContain('.fandeck-button')
        expect(rules).toContain('.site-header')
      } finally {
        server.child.kill()
        await server.ended
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  PATIENCE,
)
