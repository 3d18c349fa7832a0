import { globSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { PACKAGES, packageFiles, WORKSPACE } from '../packages.ts'
import { publishBuild } from './published.ts'

const SITE = resolve(import.meta.dirname, '..')
/** The folders of the browser's files and of the renderer. */
export const DIST = { client: join(SITE, 'dist/client'), server: join(SITE, 'dist/server') } as const
/** Where a build is made, while a server still sends the one before. */
const NEXT = { client: join(SITE, 'dist/client.next'), server: join(SITE, 'dist/server.next') } as const
const STAMP = join(SITE, 'dist/built')
const LOCK = join(SITE, 'dist/.building')
const LOCK_MS = 120_000

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function isFresh(): boolean {
  const builtAt = changedAt(STAMP)
  const exclude = ['**/*.test.*', '**/*.stories.*']
  const own = [
    '{src,server,public}/**/*',
    '*.{ts,html,json}',
    '../backend/src/demo/content/*.ts',
    '../shop/**/*.{csv,json,md}',
  ]
  const sources = [
    ...globSync(own, { cwd: SITE, exclude }).map((file) => join(SITE, file)),
    ...PACKAGES.flatMap((name) => packageFiles(name, '**/*.{ts,tsx,js,css}', exclude)),
    join(WORKSPACE, 'pnpm-lock.yaml'),
  ]
  return builtAt > 0 && sources.every((file) => changedAt(file) < builtAt)
}

/** Runs `task` alone among the processes of this folder. */
async function alone(task: () => Promise<void>): Promise<void> {
  const end = Date.now() + LOCK_MS
  for (;;) {
    try {
      mkdirSync(join(SITE, 'dist'), { recursive: true })
      mkdirSync(LOCK)
      break
    } catch {
      // A lock that outlives every build was left by a killed one.
      if (Date.now() > end || Date.now() - changedAt(LOCK) > LOCK_MS) break
      await new Promise((next) => setTimeout(next, 200))
    }
  }
  try {
    await task()
  } finally {
    rmdirSync(LOCK)
  }
}

function compress(): void {
  for (const file of globSync('**/*.{js,css,svg,webmanifest}', { cwd: NEXT.client })) {
    const path = join(NEXT.client, file)
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

/** Builds the site and its renderer when sources are newer than the last build. */
export const buildSite = (): Promise<void> =>
  alone(async () => {
    if (isFresh()) return
    const begun = new Date()
    // Node reads the configuration itself: a bundle of it would not find packages that are not built yet.
    const common = { root: SITE, configLoader: 'native', logLevel: 'warn', mode: 'production' } as const
    const { NODE_ENV } = process.env
    // Vite keeps the value of the process, such as `test`, and would build React's development version.
    process.env.NODE_ENV = 'production'
    await build({ ...common, build: { outDir: NEXT.client, emptyOutDir: true, manifest: true } })
    await build({
      ...common,
      build: { outDir: NEXT.server, emptyOutDir: true, ssr: 'src/entry.server.tsx', copyPublicDir: false },
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    // A build of its own: a second entry of the first one would share scripts with it.
    await build({
      ...common,
      configFile: false,
      publicDir: false,
      build: {
        outDir: NEXT.client,
        emptyOutDir: false,
        manifest: '.vite/start.json',
        rolldownOptions: { input: 'src/start.ts' },
      },
    })
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
    compress()
    publishBuild(NEXT.server, DIST.server)
    publishBuild(NEXT.client, DIST.client)
    writeFileSync(STAMP, begun.toISOString())
  })
