// `npm run pack -- FOLDER`: the packages as npm would publish them, to install from files before they are on npm.
import { globSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from './commands.ts'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = ['sdk', 'react', 'widgets']
/** The last file that the build of each package writes. */
const BUILT = ['sdk/dist/index.d.cts', 'react/dist/index.d.cts', 'widgets/dist/embed/fandeck.classic.js']

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Builds the packages if a source is newer than the last build. */
async function buildPackages(): Promise<void> {
  const sources = globSync([
    join(ROOT, 'packages/{*/src/**/*.{ts,tsx,css},*/*.config.ts,*/*.build.ts}'),
    // The template of `fandeck create`.
    join(ROOT, 'examples/starter/{*,src/**}'),
  ])
  const builtAt = Math.min(...BUILT.map((file) => changedAt(join(ROOT, 'packages', file))))
  if (sources.every((file) => changedAt(file) <= builtAt)) return
  await run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build'], ROOT)
}

/** Packs the packages into a folder; returns the file of each by its name. */
export async function pack(folder: string): Promise<Record<string, string>> {
  await buildPackages()
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    PACKAGES.map((name) => run('pnpm', ['pack', '--pack-destination', folder], join(ROOT, 'packages', name))),
  )
  const packed = readdirSync(folder)
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const file = packed.find((one) => one.startsWith(`fandeck-${name}-`))
      if (!file) throw new Error(`@fandeck/${name} was not packed.`)
      return [`@fandeck/${name}`, `file:${join(folder, file)}`]
    }),
  )
}

if (import.meta.main) {
  const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'packed')
  console.log('Building and packing, about a minute …')
  const packed = await pack(folder)
  console.log(`\nInstall them where you need them:\n\n  npm install ${Object.values(packed).join(' ')}\n`)
}
