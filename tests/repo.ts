// What the laws of the repository read it with.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** Files that git tracks, or would track, below the root. */
export function files(...patterns: readonly string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  return listed.split('\n').filter(Boolean).toSorted()
}

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
