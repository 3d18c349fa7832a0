import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

const shared: Options = { sourcemap: true, target: 'es2022' }
const INDEX = 'dist/index.js'
/** Hooks and the provider run in the browser, which bundlers of server components must know. */
const CLIENT = "'use client'"

/** One entry per module, so that a bundler divides them between the pages that load later. */
const modules = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|test-helper|fixtures)\./.test(file))

function markIndex(): void {
  const code = readFileSync(INDEX, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '')
  writeFileSync(INDEX, `${CLIENT}\n${code}`)
  rmSync(`${INDEX}.map`)
}

export default defineConfig([
  {
    ...shared,
    entry: modules,
    format: ['esm'],
    splitting: true,
    dts: { entry: ['src/index.ts', 'src/queries.ts'] },
    async onSuccess() {
      markIndex()
    },
  },
  { ...shared, entry: ['src/index.ts'], format: ['cjs'], dts: true, banner: { js: CLIENT } },
  { ...shared, entry: ['src/queries.ts'], format: ['cjs'], dts: true },
])
