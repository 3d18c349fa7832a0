// A copy of the repository in which a test changes files and runs the tools.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { files, ROOT } from './repo.ts'

/** Kept by tools beside the packages. */
const CACHES = /^\.(vite|cache)/

/** Links the installed packages below a folder of the copy; packages of the repository are those of the copy. */
function linkModules(root: string, folder: string): void {
  const from = join(ROOT, folder, 'node_modules')
  function link(name: string): void {
    const place = join(root, folder, 'node_modules', name)
    const target = realpathSync(join(from, name))
    const own = relative(ROOT, target)
    const isOwn = !own.startsWith('..') && !own.includes('node_modules')
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(isOwn ? join(root, own) : target, place)
  }
  for (const name of readdirSync(from)) {
    if (CACHES.test(name)) continue
    if (name.startsWith('@')) for (const one of readdirSync(join(from, name))) link(join(name, one))
    else link(name)
  }
}

/** A copy of the repository. */
export interface RepositoryCopy {
  root: string
  /** Runs a command of the installed packages, or `node`; returns its output. */
  run(command: string, args: readonly string[], options?: { folder?: string }): string
  /** Copies a folder over the copy; the ending `.txt` of a page of Markdown is left out. */
  add(folder: string): void
  edit(file: string, change: (text: string) => string): void
  /** Returns the files that differ from the repository, or from the last commit in the copy. */
  changed(): string[]
  /** Commits all changes in the copy. */
  commit(): void
  remove(): void
}

/** Copies what git does not ignore, and links the installed packages. */
export function copyRepository(): RepositoryCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fandeck-copy-')))
  const { FANDECK_RING: _, ...outer } = process.env
  // As `npm test` sets it.
  const sources = '--conditions=fandeck-source'
  const env = { ...outer, NODE_OPTIONS: sources, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' }
  const run: RepositoryCopy['run'] = (command, args, { folder = '' } = {}) => {
    const path =
      [folder, ''].map((at) => join(root, at, 'node_modules/.bin', command)).find(existsSync) ?? command
    const { status, stdout, stderr, error } = spawnSync(path, args, {
      cwd: join(root, folder),
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}\n${stderr}\n${error ?? ''}`)
    return stdout
  }
  for (const file of files()) cpSync(join(ROOT, file), join(root, file))
  for (const manifest of globSync(
    ['package.json', '{packages,examples}/*/package.json', '{bench,docs/site}/package.json'],
    { cwd: ROOT },
  ))
    if (existsSync(join(ROOT, dirname(manifest), 'node_modules'))) linkModules(root, dirname(manifest))
  run('node', ['scripts/reader-text.ts'])
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=test', '-c', 'user.email=test@fandeck.example', ...args])
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'as it is')
  }
  git('init', '--quiet')
  commit()
  return {
    root,
    run,
    add(folder) {
      for (const file of globSync('**/*', { cwd: folder, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )) {
        const path = join(file.parentPath, file.name)
        cpSync(path, join(root, relative(folder, path).replace(/\.md\.txt$/, '.md')))
      }
    },
    edit(file, change) {
      const path = join(root, file)
      const before = readFileSync(path, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`The edit changes nothing in ${file}.`)
      writeFileSync(path, after)
    },
    changed: () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    commit,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
