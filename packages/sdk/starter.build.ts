// The template of `fandeck create`: the starter of the workspace, as a site outside of it has it.
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const STARTER = join(import.meta.dirname, '../../examples/starter')
/** What the tools of a site write. */
const WRITTEN = /^(node_modules|dist)$|\.local$/
/** Ends a line that a site outside this repository does not need. */
const HERE_ONLY = "// in Fandeck's repository"

/** Writes the template into a folder. */
export function writeStarter(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(STARTER, folder, { recursive: true, filter: (path) => !WRITTEN.test(basename(path)) })
  for (const name of globSync('*.{ts,json}', { cwd: folder })) {
    const file = join(folder, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, lines.filter((line) => !line.endsWith(HERE_ONLY)).join('\n'))
  }
  // npm leaves a file named .gitignore out of its packages.
  renameSync(join(folder, '.gitignore'), join(folder, 'gitignore'))
}
