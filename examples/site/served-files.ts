import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Vite's own list, which a list of ours would replace. */
const BY_DEFAULT = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]

/**
 * The files that a development server hands out: sources and libraries. The backend's data, and the key among them, lie
 * outside; wherever they are put, they are denied as well.
 */
export const servedFiles = (dataFolder: string) => ({
  strict: true,
  allow: ['examples/site', 'packages', 'node_modules'].map((folder) => resolve(ROOT, folder)),
  deny: [...BY_DEFAULT, '**/.fandeck/**', `${resolve(ROOT, dataFolder)}/**`],
})
