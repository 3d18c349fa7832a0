import { defineConfig } from 'tsup'

const subpaths = ['auth', 'account', 'cards', 'claims', 'content', 'drops', 'wallet', 'wire', 'testing']

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(subpaths.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  dts: true,
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
