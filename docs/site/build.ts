// `npm run docs`: builds the documentation site to `docs/site/dist`.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildVite } from 'vite'
import { build as buildVitePress } from 'vitepress'
import { BUILT, ORIGIN } from './build-state.ts'
import { llmsText } from './pages/llms.ts'
import { PAGES } from './pages/sources.ts'
import { writePages } from './pages/write.ts'

/** Writes the pages, and builds the site and the frames of its playgrounds. */
export async function buildDocs(): Promise<void> {
  rmSync(BUILT, { recursive: true, force: true })
  const pages = await writePages()
  cpSync(join(import.meta.dirname, 'logo.svg'), join(PAGES, 'public/logo.svg'))
  await buildVitePress(import.meta.dirname)
  await buildVite({ ...(await import('./playground/vite.config.ts')).default, logLevel: 'warn' })
  writeFileSync(join(BUILT, 'llms.txt'), llmsText(pages, ORIGIN))
}

if (import.meta.main) {
  await buildDocs()
  console.log(`The documentation is in ${BUILT}.`)
}
