import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { preact } from './packages/widgets/preact.build.ts'
import { registerStylesInVite } from './packages/widgets/styles.plugin.ts'
import { chromiumPath } from './scripts/browser.ts'
import { CORE_JOURNEYS, MATRIX_JOURNEYS, MATRIX_SOAKS } from './scripts/rings.ts'
import { keepTemporaryFilesInMemory } from './scripts/scratch.ts'
import { LongestFirst } from './scripts/sequencer.ts'
import { tagParts } from './scripts/tag-parts.ts'

const ring = process.env.FANDECK_RING
const long = ring === 'long'
const matrix = ring === 'matrix'
const growth = ring === 'growth'
// A shop of a million members does not fit into the memory of most machines.
if (!growth) keepTemporaryFilesInMemory()
const root = (path: string) => resolve(import.meta.dirname, path)
const source = 'fandeck-source'

/** Node and jsdom projects resolve workspace packages to their sources through `ssr`. */
// As Node itself, which does not know the condition `module` of bundlers.
const ofNode = defaultServerConditions.filter((condition) => condition !== 'module')
const node = { ssr: { resolve: { conditions: [source, ...ofNode] } } }
const web = { resolve: { conditions: [source, ...defaultClientConditions] } }
const executablePath = chromiumPath({ shell: true })
/**
 * All but the end-to-end tests, which come after them: a browser that shares two cores with other tests meets time
 * limits that no fan meets. Where something hangs a test ends; that is no measure of speed. A million members are filled in
 * more than ten minutes.
 */
const patience = growth ? 3_600_000 : long || matrix ? 600_000 : 60_000
const patient = { testTimeout: patience, hookTimeout: patience, sequence: { groupOrder: 1 } }
/** The files of a worker share its modules, whose loading takes as long as the tests; each file has its own DOM. */
const shared = { isolate: false }
/**
 * The ring: without `FANDECK_RING` the tests of `npm test`; `long` is `npm run test:all`, `matrix` is
 * `npm run test:matrix`, `growth` is `npm run test:growth`. Long tests are named `*.long.test.*`; every story, the leak counts
 * and the journeys that are not core are long too. `test:all` has every story in dark on React, the stories and the tests of what tags are made of on
 * Preact, and what checks colours in dark; the matrix has every browser test in light, in dark and on Preact.
 */
const LEAKS = 'src/stories/leaks.browser.test.tsx'
const HOST_OVERLAYS = 'src/element/host-overlays.browser.test.tsx'
const STORIES = 'src/stories.browser.test.tsx'
/** The browser tests that check colours or QR codes. */
const IN_DARK = [STORIES, 'src/theme/*.browser.test.tsx', 'src/primitives/qr-code/*.browser.test.tsx']
/** The tests of a Node or jsdom project in this ring. */
const inRing = (...patterns: readonly string[]) => ({
  include: patterns.map((pattern) => (long ? pattern.replace('.test.', '.long.test.') : pattern)),
  exclude: long ? MATRIX_SOAKS.map((name) => `**/${name}.test.ts`) : matrix ? [] : ['**/*.long.test.*'],
})
const launchOptions = { ...(executablePath && { executablePath }), args: ['--no-sandbox'] }

/** As the builds of the tags have it; the helpers of tests follow. */
const preactAlias = {
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  ...preact,
}
/** Bundled once, or the first test would wait while Vite finds them. */
const libraries = [
  'axe-core',
  'qrcode',
  'embla-carousel',
  'jsqr',
  '@floating-ui/react',
  'lucide-react',
  'react-hook-form',
  '@tanstack/react-virtual',
  '@testing-library/react',
  '@testing-library/user-event',
]

export default defineConfig({
  test: {
    // Vitest leaves one core to itself by default: half of a machine of two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...node,
        test: {
          ...patient,
          name: 'sdk',
          root: root('packages/sdk'),
          ...shared,
          ...inRing('src/**/*.test.ts'),
        },
      },
      {
        ...node,
        ...web,
        plugins: [react()],
        test: {
          ...patient,
          name: 'react',
          setupFiles: ['test.setup.ts'],
          root: root('packages/react'),
          ...shared,
          environment: 'jsdom',
          ...inRing('src/**/*.test.{ts,tsx}'),
        },
      },
      {
        ...node,
        ...web,
        plugins: [react()],
        test: {
          ...patient,
          name: 'widgets',
          setupFiles: ['test.setup.ts'],
          root: root('packages/widgets'),
          ...shared,
          environment: 'jsdom',
          include: inRing('src/**/*.test.{ts,tsx}').include,
          exclude: ['**/*.browser.test.tsx', ...inRing().exclude],
        },
      },
      {
        ...web,
        plugins: [react(), registerStylesInVite],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            ...libraries,
          ],
        },
        test: {
          ...patient,
          name: 'browser',
          setupFiles: ['test.setup.ts'],
          root: root('packages/widgets'),
          isolate: true,
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({ launchOptions }),
            instances: [
              {
                browser: 'chromium',
                name: 'light',
                ...(long && { include: [LEAKS] }),
                ...(!long && !matrix && { exclude: [LEAKS, HOST_OVERLAYS, STORIES] }),
              },
              {
                browser: 'chromium',
                name: 'dark',
                ...(!matrix && { include: IN_DARK }),
                provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }),
              },
            ],
          },
        },
      },
      {
        // What tags are made of, and what a fan does in a browser, on the Preact of the one-tag build.
        resolve: { ...web.resolve, alias: preactAlias, dedupe: ['preact'] },
        plugins: [registerStylesInVite],
        oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
        cacheDir: 'node_modules/.vite-preact',
        optimizeDeps: {
          include: [
            'preact',
            'preact/hooks',
            'preact/compat',
            'preact/compat/client',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'preact/test-utils',
            ...libraries,
          ],
        },
        test: {
          ...patient,
          name: 'preact',
          // The stories of what tags are made of; the matrix has all.
          env: { FANDECK_STORIES: matrix ? '' : tagParts().join() },
          setupFiles: ['test.setup.ts'],
          root: root('packages/widgets'),
          isolate: true,
          include: ['src/**/*.browser.test.tsx'],
          exclude: [
            // Counts what React's StrictMode does twice.
            '**/*.double-click.browser.test.tsx',
            // Counts the page's listeners, of which Preact has other ones.
            '**/leaks.browser.test.tsx',
            ...(matrix ? [] : ['src/{primitives,theme,stories}/**', HOST_OVERLAYS]),
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' as const, name: 'preact' }],
          },
        },
      },
      {
        ...node,
        resolve: { alias: { '@node-rs/argon2': root('examples/backend/test/argon2.ts') } },
        test: {
          ...patient,
          name: 'backend',
          root: root('examples/backend'),
          ...shared,
          globalSetup: ['test/postgres.setup.ts'],
          setupFiles: [root('examples/backend/test/databases.setup.ts')],
          ...inRing('src/**/*.test.ts', 'test/**/*.test.ts'),
        },
      },
      {
        ...node,
        ...web,
        test: {
          ...patient,
          name: 'site',
          root: root('examples/site'),
          ...shared,
          ...inRing('src/**/*.test.{ts,tsx}'),
        },
      },
      {
        ...node,
        test: {
          ...patient,
          name: 'laws',
          root: root('.'),
          isolate: true,
          ...inRing('tests/*.test.ts', 'scripts/*.test.ts', 'bench/*/*.test.ts', 'docs/site/*.test.ts'),
        },
      },
      {
        ...node,
        test: {
          name: 'e2e',
          root: root('.'),
          isolate: true,
          globalSetup: ['tests/e2e/seeded.setup.ts'],
          include: ['tests/e2e/**/*.e2e.test.ts'],
          exclude: long
            ? [...CORE_JOURNEYS, ...MATRIX_JOURNEYS].map((name) => `tests/e2e/${name}.e2e.test.ts`)
            : [],
          sequence: { groupOrder: 2 },
          // A whole shop from the guide takes three minutes on two busy cores.
          testTimeout: 400_000,
          hookTimeout: 240_000,
          // Each file has its product, ports and browser; one alone leaves a third of two cores unused.
          maxWorkers: 2,
        },
      },
      {
        ...node,
        test: {
          name: 'integration',
          root: root('.'),
          isolate: true,
          globalSetup: ['tests/integration/setup.ts'],
          include: ['tests/integration/*.integration.test.ts'],
          sequence: { groupOrder: 3 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        ...node,
        test: {
          name: 'matrix',
          root: root('.'),
          isolate: true,
          globalSetup: ['tests/integration/matrix.setup.ts'],
          include: ['tests/integration/matrix.test.ts'],
          sequence: { groupOrder: 4 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
