// Shared access of the repository's tests to its files.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/**
 * Returns the files below the root that git does not ignore. A temporary empty repository lists them, so that it works
 * in a copy without `.git` and in a clone of another owner, where git refuses to run.
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
