// The frames of the playgrounds: the tags from their sources.
import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { registerStylesInVite } from '../../../packages/widgets/styles.plugin.ts'

const root = import.meta.dirname

export default {
  root,
  base: '/playground/',
  configFile: false,
  plugins: [registerStylesInVite],
  resolve: { conditions: ['fandeck-source', 'module', 'browser'] },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: resolve(root, '../.playground'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index', 'widget'].map((name) => resolve(root, `${name}.html`)) },
  },
} satisfies InlineConfig
