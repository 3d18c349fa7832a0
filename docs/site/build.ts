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
// The frames are built beside the pages; VitePress empties the folder of the site.
const frames = buildVite({ ...playground, logLevel: 'warn' })
const pages = await writePages()
cpSync(join(import.meta.dirname, 'logo.svg'), join(PAGES, 'public/logo.svg'))
await Promise.all([frames, buildVitePress(import.meta.dirname)])
cpSync(playground.build.outDir, join(BUILT, 'playground'), { recursive: true })
writeFileSync(join(BUILT, 'llms.txt'), llmsText(pages, ORIGIN))
console.log(`The documentation is in ${BUILT}.`)
