import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'

const subpaths = [
  'auth',
  'account',
  'cards',
  'claims',
  'content',
  'drops',
  'notion',
  'wallet',
  'wire',
  'testing',
]

/**
 * Marks every schema as free of side effects, so that one that nobody uses leaves the page's bundle. What zod and
 * `wireObject` say of themselves bundlers read in part only: esbuild not across files.
 */
const pureSchemas: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pure-schemas',
  setup(build) {
    build.onLoad({ filter: /(\.schema|wire|record|envelope|memory|token-claims)\.ts$/ }, async ({ path }) => {
      const marked = (line: string) =>
        /^\s*(\*|\/\/)/.test(line) ? line : line.replace(/\b(z\.\w+|wireObject)\(/g, '/* @__PURE__ */ $&')
      const text = await readFile(path, 'utf8')
      return { contents: text.split('\n').map(marked).join('\n'), loader: 'ts' }
    })
  },
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    handover: 'src/auth/handover.ts',
    ...Object.fromEntries(subpaths.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  dts: true,
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  esbuildPlugins: [pureSchemas],
})
