import { globSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { searchForWorkspaceRoot } from 'vite'

/** The packages that the site is built from. */
export const PACKAGES = ['sdk', 'react', 'widgets']

/** The folder with the lockfile: of the workspace, or of the site itself. */
export const WORKSPACE = searchForWorkspaceRoot(import.meta.dirname)

/** Returns the folder of a package: of its installation, or of its sources in a workspace. */
export const packageFolder = (name: string): string =>
  realpathSync(join(import.meta.dirname, 'node_modules/@fandeck', name))

/** Returns the files of a package that the site is built from: its sources, or the build of an installed one. */
export function packageFiles(name: string, pattern: string, exclude: readonly string[] = []): string[] {
  const cwd = packageFolder(name)
  const found = (folder: string) => globSync(`${folder}/${pattern}`, { cwd, exclude })
  const sources = found('src')
  return (sources.length > 0 ? sources : found('dist')).map((file) => join(cwd, file))
}
