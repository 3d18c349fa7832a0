// Builds the command `fandeck`. Its libraries are in its files: a page that installs the SDK needs none of them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { writeStarter } from './starter.build.ts'

const outdir = join(import.meta.dirname, 'dist/command')

rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: [join(import.meta.dirname, 'src/command/main.ts')],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'linked',
  // CommonJS libraries call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url)",
  },
  logLevel: 'warning',
})

writeStarter(join(import.meta.dirname, 'dist/starter'))
