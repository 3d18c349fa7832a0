// What the laws of the repository read it with.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/**
 * Files below the root that git does not ignore. An empty repository of our own lists them, so that they are found
 * also in a copy without `.git`, or in a clone of somebody else's, where git refuses to look.
 */
export function files(...patterns: readonly string[]): string[] {
  const repository = mkdtempSync(join(tmpdir(), 'fandeck-files-'))
  const env = { ...process.env, GIT_DIR: repository, GIT_WORK_TREE: ROOT }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, env, encoding: 'utf8' })
  try {
    execFileSync('git', ['init', '--quiet', '--bare', repository])
    const listed = git('ls-files', '--others', '--exclude-standard', '--', ...patterns)
    return listed.split('\n').filter(Boolean).toSorted()
  } finally {
    rmSync(repository, { recursive: true, force: true })
  }
}

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
