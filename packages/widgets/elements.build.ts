// What `tsup.config.ts` builds for `@fandeck/widgets/elements`, and what the tests build again.
import type { BuildOptions } from 'esbuild'
import { facadesOf } from './facades.build.ts'
import manifest from './package.json' with { type: 'json' }
import { preact } from './preact.build.ts'
import { registerStyles } from './styles.plugin.ts'
import { tags } from './tags.build.ts'

/** An entry for each element, so that its styles and its code are in a file of its own, which a page can leave out. */
export const elementEntries: Record<string, string> = {
  elements: 'src/elements.ts',
  'element-define': 'src/generated/define.ts',
  ...Object.fromEntries(tags.map(({ name, elementFile }) => [`element-${name}`, `src/${elementFile}`])),
}

/** The elements for pages without React, with all dependencies. */
export const elementOptions = {
  target: 'es2022',
  platform: 'browser' as const,
  // Lazy code, such as the tilt of a card, becomes a separate file.
  splitting: true,
  // Not its whitespace, which would remove the annotations of pure calls: one class would bring the others.
  minifySyntax: true,
  conditions: ['fandeck-source', 'module', 'browser', 'import'],
  legalComments: 'none' as const,
  define: { 'process.env.NODE_ENV': '"production"', FANDECK_VERSION: JSON.stringify(manifest.version) },
  plugins: [registerStyles],
  alias: preact,
} satisfies BuildOptions

/**
 * Renames the chunks with styles to `styles-…`, which `sideEffects` of the package names, as it names those of elements: a
 * bundler would leave out their bare imports, and with them the styles that several parts share.
 */
function withNamedStyles(files: ReadonlyMap<string, string>): Map<string, string> {
  const styles = [...files].filter(([name, code]) => /^chunk-/.test(name) && code.includes('addStyles('))
  const renamed = (text: string) =>
    styles.reduce((result, [name]) => result.replaceAll(name, name.replace('chunk-', 'styles-')), text)
  return new Map([...files].map(([name, code]) => [renamed(name), renamed(code)]))
}

/** The names that the file of an element exports, with its styles. */
const EXPORTED = /^export \{\s*([\w\s,]*?)\s*\};/m

/** Divides the index. What an element's own file exports comes from there, because that file imports its styles. */
function withDividedIndex(files: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map(
    [...files]
      .filter(([name]) => name.startsWith('element-'))
      .flatMap(([name, code]) =>
        (EXPORTED.exec(code)?.[1] ?? '').split(/\W+/).map((one) => [one, `./${name}`]),
      ),
  )
  const index = facadesOf('elements', files.get('elements.js') ?? '', { ownerOf: (name) => owners.get(name) })
  return new Map([...files, ...index])
}

/** Returns the files as they are published. */
export const publishedFiles = (files: ReadonlyMap<string, string>): Map<string, string> =>
  withDividedIndex(withNamedStyles(files))
