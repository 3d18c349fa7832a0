import { defineConfig, type Options } from 'tsup'

const shared: Options = { format: ['esm', 'cjs'], dts: true, sourcemap: true, target: 'es2022' }

export default defineConfig([
  // Hooks and the provider run in the browser, which bundlers of server components must know.
  { ...shared, entry: ['src/index.ts'], banner: { js: "'use client'" } },
  { ...shared, entry: ['src/queries.ts'] },
])
