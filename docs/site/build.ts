// `npm run docs`: builds the documentation site to `docs/site/dist`.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildVite } from 'vite'
import { build as buildVitePress } from 'vitepress'
import { BUILT, ORIGIN } from './build-state.ts'
import { llmsText } from './pages/llms.ts'
import { PAGES } from './pages/sources.ts'
import { writePages } from './pages/write.ts'
import playground from './playground/vite.config.ts'

rmSync(BUILT, { recursive: true, force: true })
const pages = await writePages()
cpSync(join(import.meta.dirname, 'logo.svg'), join(PAGES, 'public/logo.svg'))
await buildVitePress(import.meta.dirname)
await buildVite({ ...playground, logLevel: 'warn' })
writeFileSync(join(BUILT, 'llms.txt'), llmsText(pages, ORIGIN))
console.log(`The documentation is in ${BUILT}.`)
