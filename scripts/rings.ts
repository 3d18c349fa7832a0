// The test steps of the rings as data: `verify.ts` runs them, and `tests/coverage-of-spec.test.ts` asks which files they run.

/** One run of Vitest. */
export interface TestStep {
  name: string
  projects: readonly string[]
  /** Restricts the run to paths that contain one of the texts. */
  files?: readonly string[]
  env?: Readonly<Record<string, string>>
}

const NODE_PROJECTS = ['sdk', 'react', 'widgets', 'site', 'laws', 'backend']
const LONG = { FANDECK_RING: 'long' }
const EVERY_CASE = { FANDECK_RING: 'matrix', FANDECK_HOSTILE: 'all' }

/** The journeys of `npm test`, which the long ring leaves out. */
export const CORE_JOURNEYS = ['main-job', 'login']
/** The journeys of `npm run test:matrix` alone: other tests play their core (D98). */
export const MATRIX_JOURNEYS = [
  'campaign-chaos',
  'host-unchanged',
  'hostile-content',
  'hostile-pages',
  'hostile-servers',
  'hosts/hosts',
  'outage-walk',
  'starter',
]
/** The soaks of the backend that `npm run test:matrix` alone plays, most also by `pnpm soak:…`. */
export const MATRIX_SOAKS = [
  'faults.long',
  'load/load.long',
  'operations.long',
  'outgoing.long',
  'restore.long',
  'versions.long',
]
/** The journeys with cases beyond those of the long ring. */
const MATRICES = [
  ...MATRIX_JOURNEYS,
  'campaigns.e2e',
  'headers',
  'in-app',
  'landing',
  'lighthouse',
  'page-changes',
  'routes.e2e',
  'wallet-window',
]

/** `npm test`. */
export const CORE_STEPS: readonly TestStep[] = [
  { name: 'Unit tests, and the browser tests in light', projects: [...NODE_PROJECTS, 'light'] },
  {
    name: 'Core journeys, end to end',
    projects: ['e2e'],
    files: CORE_JOURNEYS.map((name) => `${name}.e2e`),
  },
]

/** `npm run test:all`. */
export const LONG_STEPS: readonly TestStep[] = [
  {
    name: 'Long tests, every story, dark, Preact',
    projects: [...NODE_PROJECTS, 'light', 'dark', 'preact'],
    env: LONG,
  },
  { name: 'Every other journey, end to end', projects: ['e2e'], env: LONG },
  { name: 'Packed packages in apps of partners', projects: ['integration'] },
]

/** `npm run test:growth`. */
export const GROWTH_STEPS: readonly TestStep[] = [
  {
    name: 'What each route reads, in a large shop',
    projects: ['backend'],
    files: ['growth/routes'],
    env: { FANDECK_RING: 'growth' },
  },
]

/** `npm run test:matrix`. */
export const MATRIX_STEPS: readonly TestStep[] = [
  {
    name: 'Every browser test, in light, in dark and on Preact',
    projects: ['light', 'dark', 'preact'],
    env: EVERY_CASE,
  },
  {
    name: 'Seeded walks, draws, soaks, photographs and live reading',
    projects: ['sdk', 'backend'],
    files: [
      ...MATRIX_SOAKS,
      '.walks.',
      'alike.long',
      'apply.long',
      'document.long',
      'gate.long',
      'live-play',
      'own/agreement',
      'own/photo',
      'pools.long',
    ],
    env: EVERY_CASE,
  },
  { name: 'Journeys in every case, end to end', projects: ['e2e'], files: MATRICES, env: EVERY_CASE },
  {
    name: 'Every hostile request to the backend',
    projects: ['backend'],
    files: ['hostile/requests'],
    env: EVERY_CASE,
  },
  {
    name: 'Packed packages in every bundler, framework and runtime',
    projects: ['integration', 'matrix'],
    env: EVERY_CASE,
  },
]
