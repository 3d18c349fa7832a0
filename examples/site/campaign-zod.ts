import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const COPY = '?campaigns'

/**
 * Gives the schemas of campaigns, which only their pages load, a copy of zod in the browser: bundlers do not divide a module, and the
 * parts of zod that only campaigns use would be in the first script of every page.
 */
export const campaignZod = (): Plugin => ({
  name: 'campaign-zod',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !(importer.endsWith(COPY) || /\/sdk\/src\/campaigns\//.test(importer))) return undefined
    const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true })
    if (!found || !/\/zod\/|\/http\/wire\.ts$/.test(found.id)) return undefined
    return { id: `${found.id}${COPY}`, moduleSideEffects: false }
  },
  async load(id) {
    if (!id.endsWith(COPY)) return undefined
    const file = id.slice(0, -COPY.length)
    return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('.ts') ? 'ts' : 'js' }
  },
})
