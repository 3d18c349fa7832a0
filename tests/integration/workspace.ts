// The packed packages, installed into copies of the fixtures in a temporary folder.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { run } from '../../scripts/commands.ts'
import { packagesFor } from '../../scripts/toolchain/install.mjs'
import { ROOT } from '../repo.ts'

/** Dependencies whose install scripts download or compile what no app here needs. */
const BUILDS = [
  'esbuild',
  'sharp',
  'workerd',
  'lmdb',
  'msgpackr-extract',
  '@parcel/watcher',
  '@swc/core',
  'unrs-resolver',
]
const Manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

/** The package of npm with the Node of this platform. */
const NODE_PACKAGE = Object.keys(packagesFor(process.platform, process.arch)).find((name) =>
  name.startsWith('node-'),
)

/** The older versions of Node that the packages support, by the folder of their package; this process is the newest. */
const OTHER_NODES: Record<string, string> = Object.fromEntries(
  ['20', '22'].map((version) => [`node${version}`, `npm:${NODE_PACKAGE}@${version}`]),
)

/** A copy of a fixture; `versions` replaces versions of its packages, and `more` adds packages. */
export interface Copy {
  from: string
  /** A fixture whose files are added or replace its own. */
  over?: string
  versions?: Record<string, string>
  more?: Record<string, string>
}

/** The folders of the temporary workspace. */
export const COPIES: Record<string, Copy> = {
  html: { from: 'html' },
  'vite-react-19': { from: 'vite-react' },
  'vite-react-18': {
    from: 'vite-react',
    versions: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.7',
    },
  },
  vue: { from: 'vue' },
  next: { from: 'next' },
  sveltekit: { from: 'sveltekit' },
  node: { from: 'node', more: OTHER_NODES },
}

/** Copies a fixture with the addresses of the running services in place of those of the documentation. */
function copy(
  folder: string,
  { from, over, versions = {}, more = {} }: Copy,
  addresses: Record<string, string>,
): void {
  for (const fixture of [from, over])
    if (fixture) cpSync(join(ROOT, 'tests/integration/apps', fixture), folder, { recursive: true })
  for (const file of globSync('**/*.{html,js,mjs,cjs,ts,tsx,vue,svelte,astro}', { cwd: folder })) {
    const path = join(folder, file)
    const text = Object.entries(addresses).reduce(
      (all, [documented, real]) => all.replaceAll(documented, real),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, text)
  }
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(versions)) if (name in list) list[name] = version
  Object.assign(manifest.dependencies, more)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

/** What a temporary workspace contains. */
interface Workspace {
  /** The folders of its apps. */
  copies: Record<string, Copy>
  /** The files of the packed packages. */
  packed: Record<string, string>
  /** The addresses of the running services by those of the documentation. */
  addresses: Record<string, string>
  /** The folder of pnpm's store and cache. @default the workspace's own */
  store?: string
}

/**
 * Fills an empty folder with the fixtures and installs the packed packages and their other dependencies from the
 * registry.
 */
export async function install(
  folder: string,
  { copies, packed, addresses, store = folder }: Workspace,
): Promise<void> {
  for (const [name, one] of Object.entries(copies)) copy(join(folder, 'apps', name), one, addresses)
  const builds = Object.fromEntries(BUILDS.map((name) => [name, false]))
  const settings = { packages: ['apps/*'], overrides: packed, allowBuilds: builds }
  // JSON is YAML.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings, null, 2))
  // Parcel reads its setting beside the lockfile.
  const parcel = { '@parcel/resolver-default': { packageExports: true } }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'integration', private: true, ...parcel }),
  )
  const own = ['--store-dir', join(store, 'store'), '--cache-dir', join(store, 'cache')]
  await run('pnpm', ['install', '--no-frozen-lockfile', ...own], folder)
}

/** Tells why the registry cannot be reached; `undefined` when it can. */
export async function whyNoRegistry(folder: string): Promise<string | undefined> {
  const options = ['--fetch-retries=1', '--fetch-timeout=15000', '--cache', join(folder, 'npm')]
  return run('npm', ['view', 'react@19.3.1', 'version', ...options], folder).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}
