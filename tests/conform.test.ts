// The guide of the conformance checker against the checker.
import { expect, test } from 'vitest'
import { conform } from '../packages/sdk/src/command/conform.ts'
import { contract } from '../packages/sdk/src/conform/contract.ts'
import { checks } from '../packages/sdk/src/conform/generated/checks.ts'
import { profileNames } from '../packages/sdk/src/conform/profiles.ts'
import { callGraph } from '../scripts/call-graph.ts'
import { files, read } from './repo.ts'

const guide = read('docs/guides/conform.md')
/** The first cells of the tables. */
const cells = Array.from(guide.matchAll(/^\| (`[^|]+) \|/gm), ([, cell = '']) => cell)

test('the guide lists every profile, check and option', () => {
  const options = Object.entries(conform.args ?? {}).filter(([name]) => !['url', 'profile'].includes(name))
  const named = cells.flatMap((cell) => Array.from(cell.matchAll(/`-{0,2}([\w-]+)/g), ([, name]) => name))
  expect(named.toSorted()).toEqual(
    [...profileNames, ...checks.map(({ name }) => name), ...options.map(([name]) => name)].toSorted(),
  )
})

test('the commands of the guide have options that exist', () => {
  const lines = Array.from(guide.matchAll(/^npx @fandeck\/sdk conform (.*)$/gm), ([, line = '']) => line)
  expect(lines.length).toBeGreaterThan(3)
  const used = lines.flatMap((line) => Array.from(line.matchAll(/ --(\w+)/g), ([, name = '']) => name))
  expect(used.filter((name) => !Object.hasOwn(conform.args ?? {}, name))).toEqual([])
  const profiles = lines.flatMap((line) => / --profile (\w+)/.exec(line)?.[1] ?? [])
  expect(profiles).toHaveLength(lines.length)
  expect(profiles.filter((name) => !profileNames.includes(name))).toEqual([])
})

test('a check is found by the name of its file', () => {
  const named = files('packages/sdk/src/conform/checks/*.check.ts').map((file) =>
    file.replace(/^.*\/|\.check\.ts$/g, ''),
  )
  expect(checks.map(({ name }) => name)).toEqual(named.toSorted())
})

test('the checker is in no entry of the package but the command', () => {
  const importers = files('packages/sdk/src/*.ts').filter(
    (file) => !/\/(conform|command)\//.test(file) && /from '\.{1,2}\/conform\//.test(read(file)),
  )
  expect(importers).toEqual([])
  expect(read('packages/sdk/package.json')).not.toContain('conform')
})

test('the table of calls follows the declarations: a hook has its own calls, not those of its file', () => {
  const endpointsFrom = callGraph()
  expect(endpointsFrom('packages/react/src/drops/useDrop.ts', 'useDrop')).toEqual(['getDropEndpoint'])
  expect(endpointsFrom('packages/react/src/drops/drops.queries.ts', 'purchaseLimitQuery')).toEqual([
    'getPurchaseLimitEndpoint',
  ])
  const called = new Set(contract.filter(({ users }) => users.length > 0).map(({ route }) => route))
  expect(called.size).toBeGreaterThan(70)
})
