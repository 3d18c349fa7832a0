// The layers of ARCHITECTURE.md: an import points down, never up, never sideways between domains.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
/** A domain is a folder of the SDK with a schema of its own name. */
const DOMAINS = readdirSync(join(ROOT, 'packages/sdk/src')).filter((name) =>
  existsSync(join(ROOT, 'packages/sdk/src', name, `${name}.schema.ts`)),
)

/** Domains without a wire of their own. */
const WITHOUT_WIRE = ['sharing', 'shop', 'transition']

/** For each part of the SDK, the other parts that it may import. */
const SDK_MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: ['constants'],
  validation: ['constants', 'kernel'],
  constants: [],
  images: ['constants', 'client'],
  http: ['constants', 'kernel'],
  input: ['constants', 'kernel', 'validation', 'http'],
  session: ['constants', 'kernel', 'http'],
  client: ['constants', 'kernel', 'http', 'session', 'domains'],
  ...Object.fromEntries(
    [...DOMAINS, ...WITHOUT_WIRE].map((d) => [
      d,
      ['constants', 'kernel', 'validation', 'http', 'input', 'session', 'client'],
    ]),
  ),
  wire: ['kernel', 'http', 'input', 'session', 'shop', ...DOMAINS],
  testing: [
    'constants',
    'kernel',
    'validation',
    'http',
    'session',
    'client',
    'fandeck',
    'config',
    ...DOMAINS,
  ],
}
/** May import everything: the composition root and the public index files. */
const SDK_ROOTS = new Set([
  'command',
  'conform',
  'index',
  'fandeck',
  'config',
  'errors',
  'domains',
  'generated',
  'internal',
])

/** The folders that every widget may import. */
const GROUND = ['theme', 'primitives', 'card', 'element', 'terms']
/** The exceptions: shared folders below the widgets, and widgets that import others. */
const WIDGETS_MAY_IMPORT: Record<string, readonly string[]> = {
  theme: [],
  primitives: ['theme'],
  card: ['theme', 'primitives'],
  element: ['theme', 'primitives'],
  terms: ['theme', 'primitives'],
  'account-settings': [...GROUND, 'account-fields', 'profile-form'],
  'address-form': [...GROUND, 'account-fields', 'drop-model'],
  devices: [...GROUND, 'account-fields'],
  events: [...GROUND, 'article'],
  'identity-check': [...GROUND, 'account-fields'],
  'inquiry-list': [...GROUND, 'article'],
  'notice-list': [...GROUND, 'article'],
  'entry-history': [...GROUND, 'account-fields', 'transaction-list'],
  'terms-article': [...GROUND, 'article'],
  'linked-logins': [...GROUND, 'account-fields'],
  home: [...GROUND, 'banner-carousel', 'drop-model', 'drop-summary', 'events', 'originals', 'page-states'],
  'my-page': [...GROUND, 'account-fields', 'badges', 'card-deck', 'ocr-scanner', 'page-states'],
  'card-binder': [
    ...GROUND,
    'account-fields',
    'badges',
    'card-deck',
    'celebration',
    'drop-summary',
    'my-page',
    'page-states',
  ],
  originals: [...GROUND, 'favourites'],
  'order-detail': [...GROUND, 'account-fields', 'purchase', 'transaction-list'],
  'password-form': [...GROUND, 'account-fields'],
  'payment-return': [...GROUND, 'purchase'],
  'sign-in': [...GROUND, 'account-fields', 'continue-elsewhere', 'sign-in-window'],
  withdrawal: [...GROUND, 'account-fields', 'identity-check'],
  'player-list': [...GROUND, 'card-detail'],
  boards: [...GROUND, 'badges', 'card-reveal', 'celebration', 'player-list'],
  celebration: [...GROUND, 'card-reveal'],
  'card-arrivals': [...GROUND, 'card-reveal', 'drop-model'],
  'card-page': [...GROUND, 'card-detail', 'drop-summary', 'share-menu'],
  'card-deck': [
    ...GROUND,
    'card-detail',
    'card-page',
    'card-reveal',
    'drop-model',
    'favourites',
    'purchase',
    'share-menu',
    'sign-in-window',
  ],
  'campaign-board': [...GROUND, 'boards', 'sign-in-window'],
  'campaign-page': [
    ...GROUND,
    'boards',
    'campaign-board',
    'card-reveal',
    'drop-model',
    'drop-summary',
    'kept-code',
    'ocr-scanner',
    'page-states',
    'share-menu',
    'sign-in-window',
  ],
  'site-header': [...GROUND, 'site-menu'],
  'story-list': [...GROUND, 'article'],
  'floating-buttons': [...GROUND, 'share-menu'],
  'drop-summary': [...GROUND, 'drop-model'],
  'sign-in-window': [...GROUND, 'drop-model'],
  'ocr-scanner': [...GROUND, 'card-reveal', 'kept-code', 'sign-in-window'],
  'wallet-drawer': [...GROUND, 'sign-in-window'],
  purchase: [...GROUND, 'card-reveal', 'continue-elsewhere', 'drop-model'],
  gate: [...GROUND, 'drop-model'],
  drop: [
    ...GROUND,
    'card-reveal',
    'continue-elsewhere',
    'drop-model',
    'gate',
    'page-states',
    'purchase',
    'sign-in-window',
  ],
}
/** May import every widget: the public index files, the catalogues, and the frame of the stories. */
const WIDGETS_ROOTS = new Set([
  'index',
  'elements',
  'embed',
  'embed.classic',
  'generated',
  'messages',
  'messages.ko',
  'messages.en',
  'messages.types',
  'stories',
])

const PACKAGE_MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/sdk': [],
  'packages/react': ['@fandeck/sdk'],
  'packages/widgets': ['@fandeck/sdk', '@fandeck/react'],
  'examples/backend': ['@fandeck/sdk'],
  'examples/site': ['@fandeck/sdk', '@fandeck/react', '@fandeck/widgets'],
  'examples/starter': ['@fandeck/sdk', '@fandeck/react', '@fandeck/widgets'],
  'examples/partner': ['@fandeck/widgets'],
}

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', 'ladle-build', 'migrations', '.fandeck'].includes(name)) continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(name)) yield path
  }
}

function importsOf(file: string): string[] {
  const info = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return info.importedFiles.map((imported) => imported.fileName)
}

const placeOf = (path: string) => path.split('/')[0]?.replace(/\.tsx?$/, '') ?? ''

/** Returns the violation of an import; `undefined` when it is allowed. */
function judge(house: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@fandeck/')) {
    const name = specifier.split('/').slice(0, 2).join('/')
    // An example imports the package by name, as a reader would; so do the types for another framework.
    if (/\.(example\.tsx|d\.ts)$/.test(from)) return undefined
    return PACKAGE_MAY_IMPORT[house]?.includes(name) ? undefined : `${house} may not import ${name}`
  }
  if (!specifier.startsWith('.')) return undefined
  const target = relative(join(ROOT, house), resolve(ROOT, house, dirname(from), specifier))
  if (target.startsWith('..')) return `${specifier} leaves the package; import it by its name`
  if (!from.startsWith('src/') || /\.(test|test-helper|fixtures|stories|example)\.tsx?$/.test(from))
    return undefined
  if (house === 'packages/widgets') return judgeWidget(from, target)
  if (house !== 'packages/sdk') return undefined
  const [here, there] = [placeOf(from.replace(/^src\//, '')), placeOf(target.replace(/^src\//, ''))]
  if (here === there || SDK_ROOTS.has(here)) return undefined
  return SDK_MAY_IMPORT[here]?.includes(there) ? undefined : `${here} may not import ${there}`
}

function judgeWidget(from: string, target: string): string | undefined {
  const [here, there] = [placeOf(from.replace(/^src\//, '')), placeOf(target.replace(/^src\//, ''))]
  if (here === there || WIDGETS_ROOTS.has(here)) return undefined
  // Every tag of a member signs fans in.
  if (there === 'sign-in-window' && /\.element(\.en)?\.tsx?$/.test(from)) return undefined
  return (WIDGETS_MAY_IMPORT[here] ?? GROUND).includes(there) ? undefined : `${here} may not import ${there}`
}

/** Returns an import cycle, including lazy imports; `undefined` when there is none. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  function visit(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...way, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}

describe('layers', () => {
  test.each(Object.keys(PACKAGE_MAY_IMPORT))('%s imports only lower layers', (house) => {
    const broken: string[] = []
    for (const file of sources(join(ROOT, house))) {
      const from = relative(join(ROOT, house), file)
      for (const specifier of importsOf(file)) {
        const problem = judge(house, from, specifier)
        if (problem) broken.push(`${house}/${from}: ${problem}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('the backend loads its demo in one place, so that the folder can be deleted', () => {
    const house = join(ROOT, 'examples/backend/src')
    const demo = join(house, 'demo/')
    const importers = [...sources(house)].filter(
      (file) =>
        !file.startsWith(demo) &&
        !file.endsWith('.test.ts') &&
        importsOf(file).some((specifier) => resolve(dirname(file), specifier).startsWith(demo)),
    )
    expect(importers.map((file) => relative(house, file))).toEqual(['load-demo.ts'])
  })

  test('no module of the widgets is part of an import cycle', () => {
    const house = join(ROOT, 'packages/widgets')
    const graph = new Map(
      [...sources(join(house, 'src'))].map((file) => [
        relative(house, file),
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => relative(house, resolve(dirname(file), specifier))),
      ]),
    )
    expect(cycleIn(graph)).toBeUndefined()
    expect(
      cycleIn(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toEqual(['a', 'b', 'a'])
  })

  test.each([
    ['packages/sdk', 'src/drops/drops.ts', '../claims/index.ts', 'drops may not import claims'],
    ['packages/sdk', 'src/kernel/clock.ts', '../http/http.ts', 'kernel may not import http'],
    ['packages/sdk', 'src/http/http.ts', '../session/session.ts', 'http may not import session'],
    ['packages/sdk', 'src/drops/drops.ts', '@fandeck/react', 'packages/sdk may not import @fandeck/react'],
    [
      'packages/react',
      'src/drops/useDrop.ts',
      '../../../sdk/src/index.ts',
      '../../../sdk/src/index.ts leaves the package; import it by its name',
    ],
    ['packages/sdk', 'src/drops/drops.ts', '../kernel/clock.ts', undefined],
    ['packages/widgets', 'src/primitives/a/A.tsx', '../../card/Card.tsx', 'primitives may not import card'],
    ['packages/widgets', 'src/ocr-scanner/A.tsx', '../drop/A.tsx', 'ocr-scanner may not import drop'],
    ['packages/widgets', 'src/purchase/A.tsx', '../drop/A.tsx', 'purchase may not import drop'],
    ['packages/widgets', 'src/drop/A.tsx', '../purchase/A.tsx', undefined],
    ['packages/widgets', 'src/a/A.element.tsx', '../sign-in-window/A.tsx', undefined],
    ['packages/widgets', 'src/a/A.tsx', '../sign-in-window/A.tsx', 'a may not import sign-in-window'],
  ])('%s %s → %s: %s', (house, from, specifier, verdict) => {
    expect(judge(house, from, specifier)).toBe(verdict)
  })
})
