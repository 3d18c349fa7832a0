// Which test files the steps of the rings run, by the word of Vitest.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod'
import type { TestStep } from '../scripts/rings.ts'
import { ROOT } from './repo.ts'

const Listed = z.array(z.object({ file: z.string() }))

/** Lists the files of a step as Vitest selects them from `vitest.workspace.ts`, without running them. */
async function filesOf({ projects, files = [], env = {} }: TestStep): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-listed-'))
  const list = join(folder, 'files.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = [
    'list',
    '--config',
    'vitest.workspace.ts',
    '--filesOnly',
    `--json=${list}`,
    ...chosen,
    ...files,
  ]
  const { FANDECK_RING: _, VITEST: __, ...outer } = process.env
  try {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: ROOT,
      env: { ...outer, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error(`vitest ${args.join(' ')} ended with ${code}`)
    return Listed.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ file }) => relative(ROOT, file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the files that any of the steps runs, relative to the root. */
export async function filesRunBy(steps: readonly TestStep[]): Promise<Set<string>> {
  return new Set((await Promise.all(steps.map(filesOf))).flat())
}
