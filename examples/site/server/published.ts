import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** The builds whose files stay, so that open pages and a running server find what they load later. */
const BUILDS = 3
const History = z.array(z.array(z.string()))

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .concat(globSync('.vite/**/*', { cwd: folder }))
    .filter((file) => statSync(join(folder, file)).isFile())

const historyOf = (log: string): string[][] =>
  existsSync(log) ? History.parse(JSON.parse(readFileSync(log, 'utf8'))) : []

/**
 * Moves a finished build into the folder that a server sends, file by file, those with a hash in their names first.
 * Removes the files that belong to none of the last three builds.
 */
export function publishBuild(from: string, to: string): void {
  const log = `${to}.builds.json`
  const files = filesOf(from)
  const builds = historyOf(log)
  const before = builds.length > 0 ? builds : existsSync(to) ? [filesOf(to)] : []
  const isHashed = (file: string) => file.startsWith('assets/')
  for (const file of [...files.filter(isHashed), ...files.filter((one) => !isHashed(one))]) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  const kept = [files, ...before].slice(0, BUILDS)
  const wanted = new Set(kept.flat())
  for (const file of before.flat()) if (!wanted.has(file)) rmSync(join(to, file), { force: true })
  writeFileSync(log, JSON.stringify(kept))
  rmSync(from, { recursive: true })
}
