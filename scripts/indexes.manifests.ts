// What `pnpm indexes` writes in the manifests of the packages: the entries of the SDK's folders, the scripts of the tags,
// and the published `exports`, which follow from those that the repository develops with.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { tags } from '../packages/widgets/tags.build.ts'

const ROOT = join(import.meta.dirname, '..')
const SDK = 'packages/sdk/src'

const Target = z.union([z.string(), z.record(z.string(), z.unknown())])
type Target = z.output<typeof Target>
const Exports = z.record(z.string(), Target)
type Exports = z.output<typeof Exports>
const Anything = z.record(z.string(), z.unknown())
const Manifest = z.object({ exports: Exports, publishConfig: Anything })

/** The loaders come first, then the script of each tag. */
const LAST_LOADER = './fandeck.classic.js'
const isScript = (path: string) => /^\.\/[\w-]+\.js$/.test(path)

/** Returns the entries with a script for each tag. */
const withScripts = (exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([path]) => !isScript(path) || path.startsWith('./fandeck'))
      .flatMap(([path, target]) =>
        path === LAST_LOADER
          ? [[path, target], ...tags.map(({ name }) => [`./${name}.js`, `./dist/embed/${name}.js`])]
          : [[path, target]],
      ),
  )

/** The folders of the SDK that its root exports. */
const inRoot = (folder: string) =>
  readFileSync(join(ROOT, SDK, 'index.ts'), 'utf8').includes(`export * from './${folder}/index.ts'`)

/** Returns the entries of the SDK with one for each other folder that has an index. */
function withFolders(exports: Exports): Exports {
  const isFolder = ([, target]: [string, Target]) =>
    typeof target === 'object' && /^\.\/src\/\w+\/index\.ts$/.test(String(target['fandeck-source']))
  const folders = globSync('*/index.ts', { cwd: join(ROOT, SDK) }).map(dirname)
  const entryOf = (name: string): [string, Target] => [
    `./${name}`,
    {
      'fandeck-source': `./src/${name}/index.ts`,
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    },
  ]
  const listed = Object.entries(exports).filter((entry) => !isFolder(entry))
  const found = folders.filter((folder) => !inRoot(folder)).map(entryOf)
  return Object.fromEntries([...listed, ...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the target without the sources, which are not published. */
function published(target: Target): Target {
  if (typeof target === 'string') return target.replace(/^\.\/src\//, './dist/')
  const { 'fandeck-source': _, ...rest } = target
  const { default: file, ...others } = rest
  return typeof file === 'string' && Object.keys(others).length === 0 ? file : rest
}

function manifestOf(path: string): string {
  const text: unknown = JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  const { exports: listed, publishConfig } = Manifest.parse(text)
  const exports =
    LAST_LOADER in listed
      ? withScripts(listed)
      : path.startsWith('packages/sdk/')
        ? withFolders(listed)
        : listed
  const target = Object.fromEntries(Object.entries(exports).map(([name, one]) => [name, published(one)]))
  // The names keep their order.
  const manifest = { ...Anything.parse(text), exports, publishConfig: { ...publishConfig, exports: target } }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns the manifests by their paths in the repository. */
export const manifestIndexes = (): Record<string, string> =>
  Object.fromEntries(
    ['sdk', 'react', 'widgets'].map((name) => {
      const path = `packages/${name}/package.json`
      return [path, manifestOf(path)]
    }),
  )
