import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Vite's default list, which a custom list replaces. */
const BY_DEFAULT = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]

/**
 * Returns the files that the development server of an app may serve: sources and libraries. The backend's data, including its
 * key, is outside of them, and its folder is denied in addition, wherever it is.
 */
export const servedFiles = (dataFolder: string, app = 'examples/site') => ({
  strict: true,
  allow: [app, 'packages', 'node_modules'].map((folder) => resolve(ROOT, folder)),
  deny: [...BY_DEFAULT, '**/.fandeck/**', `${resolve(ROOT, dataFolder)}/**`],
})
