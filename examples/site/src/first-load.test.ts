import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildSite, DIST } from '../server/build.ts'
import { firstScripts } from '../server/preloads.ts'

const BUILD_MS = 180_000
const sizeOf = (file: string) => statSync(join(DIST.client, file)).size
/** Returns the file that another one of this build names; the folder keeps those of earlier builds, too. */
const namedIn = (file: string, pattern: RegExp) => {
  const [name] = pattern.exec(readFileSync(join(DIST.client, file), 'utf8')) ?? []
  if (!name) throw new Error(`${file} names nothing like ${pattern}.`)
  return name
}

beforeAll(buildSite, BUILD_MS)

// Alarms in bytes of brotli: raise one only with the reason for the growth in the commit.
test.each([
  ['home', 'HomePage', 133_500, 8],
  ['a drop', 'DropPage', 135_150, 8],
  ['an article', 'StoryPage', 126_640, 8],
  ['a campaign', 'CampaignPage', 187_050, 22],
])('the first view of %s loads few scripts, below its limit', (_page, component, limit, files) => {
  const { shell, page } = firstScripts(component)
  expect(page.length).toBeGreaterThan(0)
  expect(shell.length + page.length).toBeLessThanOrEqual(files)
  const bytes = [...shell, ...page].reduce((sum, file) => sum + sizeOf(`${file}.br`), 0)
  expect(bytes).toBeLessThan(limit)
})

test('overlays, the carousel and the forms are in no first view', () => {
  const first = ['HomePage', 'DropPage', 'StoryPage'].flatMap((component) => {
    const { shell, page } = firstScripts(component)
    return [...shell, ...page]
  })
  expect(first.filter((file) => /overlays|embla|forms|lazy-parts/.test(file))).toEqual([])
})

test('only pages of campaigns load the rules of campaigns', () => {
  const loading = ['HomePage', 'DropPage', 'StoryPage', 'LoginPage', 'MyPage', 'CampaignPage'].filter(
    (component) => firstScripts(component).page.some((file) => file.includes('campaigns-')),
  )
  expect(loading).toEqual(['CampaignPage'])
})

test('the sheet and the font of a first view stay below their limits', () => {
  const sheet = namedIn('index.html', /assets\/style-[\w-]+\.css/)
  expect(sizeOf(`${sheet}.br`)).toBeLessThan(19_450)
  expect(sizeOf(namedIn(sheet, /assets\/initial-[\w-]+\.woff2/))).toBeLessThan(109_400)
})

/** Returns the scripts of the build that a script imports, directly or through others. */
function importedBy(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>()
  const visit = (from: string) => {
    for (const next of imports.get(from) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(file)
  return found
}

test('no script imports itself through others, which would leave its constants undefined', () => {
  const files = globSync('assets/*.js', { cwd: DIST.client })
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(join(DIST.client, file), 'utf8')
      const names = [...text.matchAll(/(?:from|import)\s*"\.\/([\w~.-]+\.js)"/g)].map(
        ([, name]) => `assets/${name}`,
      )
      return [file, names]
    }),
  )
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  expect(files.filter((file) => importedBy(file, imports).has(file))).toEqual([])
})
