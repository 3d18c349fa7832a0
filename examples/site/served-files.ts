import { resolve } from 'node:path'
import { PACKAGES, packageFolder, WORKSPACE } from './packages.ts'

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
export const servedFiles = (dataFolder: string, app = import.meta.dirname) => ({
  strict: true,
  allow: [resolve(WORKSPACE, app), ...PACKAGES.map(packageFolder), resolve(WORKSPACE, 'node_modules')],
  deny: [...BY_DEFAULT, '**/.fandeck/**', `${resolve(WORKSPACE, dataFolder)}/**`],
})
