import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  format: ['esm', 'cjs'], // The order of unions would follow the order in which the files were read.
  dts: { compilerOptions: { stableTypeOrdering: true } },
  sourcemap: true,
  target: 'es2022',
}

export default defineConfig([
  // Hooks and the provider run in the browser, which bundlers of server components must know.
  { ...shared, entry: ['src/index.ts'], banner: { js: "'use client'" } },
  { ...shared, entry: ['src/queries.ts'] },
])
