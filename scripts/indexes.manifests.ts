// What `pnpm indexes` writes in the manifests of the packages: the scripts of the tags, and the published `exports`, which
// follow from those that the repository develops with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { tags } from '../packages/widgets/tags.build.ts'

const ROOT = join(import.meta.dirname, '..')

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
  const exports = LAST_LOADER in listed ? withScripts(listed) : listed
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
