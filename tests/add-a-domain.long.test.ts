// What a new domain costs, and what a new payment method costs: the files that change by hand outside of their folders.
// CONTRIBUTING.md lists the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOMAIN_EDITS, DOMAIN_FILES, type Edit, METHOD_EDITS } from './add-a-domain/edits.ts'
import { ROOT } from './repo.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/** Written by `pnpm api`, `pnpm openapi`, `pnpm --filter @fandeck/backend migrations`, or by a test. */
const WRITTEN =
  /\/generated\/|\/api\.txt$|^docs\/openapi\.json$|^tests\/covered-rows\.txt$|^examples\/backend\/migrations\//

const MIGRATION = /^examples\/backend\/migrations\/\d+_\w+\.sql$/

/** What a change touches, and which of it a person writes. */
interface Change {
  files: readonly string[]
  byHand: readonly string[]
}

function apply(copy: RepositoryCopy, edits: readonly Edit[]): void {
  for (const { file, after, line } of edits)
    copy.edit(file, (text) => text.replace(`${after}\n`, `${after}\n${line}\n`))
}

/** Writes what follows from the files; returns what the command names. */
const writeIndexes = (copy: RepositoryCopy) => copy.run('node', ['scripts/indexes.ts']).trim().split('\n')

const unit = (copy: RepositoryCopy, project: string, ...paths: string[]) =>
  copy.run('vitest', ['run', '--config', 'vitest.workspace.ts', '--project', project, ...paths])

const LIST_SCRIPTS = `
  import { tagScripts } from './packages/widgets/embed.tags.ts'
  for (const { fileName } of await tagScripts()) console.log(fileName)`

/** One copy, which gets the domain and then the method: its types are checked once for both. */
let copy: RepositoryCopy
let ofDomain: Change
let ofMethod: Change

/** Adds a folder of new files and the edits outside of it, and writes what follows from them. */
function change(folder: string, edits: readonly Edit[]): Change {
  copy.add(join(ROOT, 'tests/add-a-domain', folder))
  apply(copy, edits)
  const written = writeIndexes(copy)
  copy.run('node', ['scripts/openapi.ts'])
  copy.run('drizzle-kit', ['generate'], { folder: 'examples/backend' })
  const files = copy.changed()
  copy.commit()
  return { files, byHand: files.filter((file) => !WRITTEN.test(file) && !written.includes(file)) }
}

beforeAll(() => {
  copy = copyRepository()
  ofDomain = change('domain', DOMAIN_EDITS)
  ofMethod = change('method', METHOD_EDITS)
})
afterAll(() => copy?.remove())

test('both have the right types', () => {
  copy.run('pnpm', ['run', 'types'])
  // The set-up of the tests of the backend runs outside of Vite, which knows the sources.
  copy.run('tsup', ['--no-dts'], { folder: 'packages/sdk' })
})

describe('a new domain', () => {
  /** Its endpoint, table, service, hook, widget, story, tag, page and sentences, each in a folder of its name. */
  const FOLDERS =
    /^(packages\/(sdk|react)\/src\/cheers|packages\/widgets\/src\/cheer-wall|examples\/backend\/src\/cheers|examples\/site\/src\/routes\/cheers)\//

  test('changes at most six files by hand outside of its folders', () => {
    const byHand = ofDomain.byHand.filter((file) => !FOLDERS.test(file))
    expect(byHand.toSorted()).toEqual([...DOMAIN_EDITS.map(({ file }) => file), ...DOMAIN_FILES].toSorted())
    expect(byHand.length).toBeLessThanOrEqual(6)
  })

  test('passes its tests, and those that list every domain', () => {
    unit(copy, 'sdk', 'src/cheers')
    unit(copy, 'react', 'src/renders', 'src/internal/invalidation')
    unit(copy, 'widgets', 'src/cheer-wall', 'src/conformance', 'src/elements.server')
    unit(copy, 'backend', 'src/cheers', 'one-effect.test', 'hostile/callers', 'hostile/my-page')
    unit(copy, 'site', 'src/routes/cheers', 'src/widgets-css')
  })

  test('obeys the laws of the repository', () => {
    unit(
      copy,
      'laws',
      ...[
        'circles',
        'custom-elements',
        'docs.test',
        'element-messages',
        'elements-graph',
        'exports',
        'guides',
      ],
      ...['indexes', 'layers', 'messages', 'openapi', 'prose', 'shape', 'tables', 'typed-text'],
    )
  })

  test('has a migration, and scripts of its tag and of the part that loads later', () => {
    const migrations = ofDomain.files.filter((file) => MIGRATION.test(file))
    expect(migrations.map((file) => readFileSync(join(copy.root, file), 'utf8'))).toEqual([
      expect.stringContaining('CREATE TABLE "cheers"'),
    ])
    const scripts = copy.run('node', ['--input-type=module', '--eval', LIST_SCRIPTS]).split('\n')
    expect(scripts).toContain('cheer-wall.js')
    expect(scripts.filter((name) => name.startsWith('CheerThanks-'))).toHaveLength(1)
  })
})

describe('a new payment method', () => {
  /** Its tests. */
  const TESTS = /\/samsung-pay\.test\.tsx?$/

  test('changes at most three files by hand', () => {
    const byHand = ofMethod.byHand.filter((file) => !TESTS.test(file))
    expect(byHand.toSorted()).toEqual([...new Set(METHOD_EDITS.map(({ file }) => file))].toSorted())
    expect(byHand.length).toBeLessThanOrEqual(3)
  })

  test('needs no change of the database', () => {
    expect(ofMethod.files.filter((file) => MIGRATION.test(file))).toEqual([])
  })

  test('is offered to fans, and taken by PortOne', () => {
    unit(copy, 'widgets', 'samsung-pay', 'src/purchase/PurchaseSheet')
    unit(copy, 'sdk', 'src/drops')
    unit(copy, 'backend', 'samsung-pay', 'portone.checkout')
  })
})
