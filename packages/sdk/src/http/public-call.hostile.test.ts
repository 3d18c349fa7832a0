// What no type permits, from pages without types: every public call refuses it with a FandeckError.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFandeckError } from '../kernel/errors.ts'
import { testKit } from '../testing/test-kit.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(PACKAGE, file), 'utf8')

/** The public calls, by the entry that exports them: they take a client first and return a promise. */
function publicCalls(): [entry: string, name: string][] {
  const sections = read('api.txt')
    .split(/^\/\/ @fandeck\/sdk/m)
    .slice(1)
  return sections.flatMap((section) => {
    const [path = '', ...declarations] = section.split('\n\n')
    return declarations.flatMap((lines): [string, string][] => {
      const line = lines.replace(/\s+/g, ' ')
      const [, name] = /^export declare \w+ (\w+)(?:: \{ )?\( ?fandeck: Fandeck\b/.exec(line) ?? []
      return name && /\): Promise<[^=]*$/.test(line) ? [[`.${path}`, name]] : []
    })
  })
}

/** The source of each entry, by its public path. */
const EXPORTS: Record<string, Record<string, string>> = JSON.parse(read('package.json')).exports

/** A proxy that has `value` in every place. */
const full = (value: unknown): object => new Proxy({}, { get: () => value, has: () => true })
const refuse = () => {
  throw new RangeError('a trap')
}
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const VALUES: unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  2 ** 53,
  10n,
  Symbol('s'),
  '',
  '.',
  '..',
  '/',
  '\\',
  '%2e%2e',
  '\ud83d',
  '\u0000',
  'a\r\nb',
  '달'.repeat(5000),
  [],
  [['..']],
  {},
  Object.create(null),
  refuse,
  new Date(Number.NaN),
  revoked(),
  new Proxy({}, { get: refuse, ownKeys: refuse, has: refuse, getPrototypeOf: refuse }),
  { toString: refuse, valueOf: refuse, [Symbol.toPrimitive]: refuse },
  {
    get signal() {
      throw revoked()
    },
  },
]
/** Each value itself, in every field, and in every field of every field. */
const HOSTILE = [...VALUES, ...VALUES.map(full), ...VALUES.map((value) => full(full(value)))]
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.anything({ withBigInt: true, withDate: true, withSparseArray: true, withNullPrototype: true }),
)

const calls = publicCalls()

test('the report of the API lists the calls', () => {
  const names = calls.map(([, name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['getDrop', 'isNicknameFree', 'signIn', 'getCampaign', 'joinGate']),
  )
  expect(calls.length).toBeGreaterThan(100)
})

describe.each(calls)('%s %s', async (entry, name) => {
  const source = EXPORTS[entry]?.['fandeck-source'] ?? ''
  const run: unknown = Reflect.get(await import(/* @vite-ignore */ join(PACKAGE, source)), name)

  test('rejects only with a FandeckError, and never throws', async () => {
    if (typeof run !== 'function') throw new Error(`${entry} exports no ${name}.`)
    const { fandeck, clock } = testKit({ loggedIn: true })
    const outcome = async (value: unknown, options: unknown) => {
      // `Reflect` takes what no type permits; a throw before the promise fails the property.
      const [result] = await Promise.all([
        Promise.allSettled([Promise.resolve(Reflect.apply(run, undefined, [fandeck, value, options]))]),
        clock.advance(60_000),
      ])
      return result[0].status === 'fulfilled' || isFandeckError(result[0].reason)
    }
    await fc.assert(fc.asyncProperty(hostile, hostile, outcome), {
      examples: [
        ...HOSTILE.map((value): [unknown, unknown] => [value, undefined]),
        ...HOSTILE.map((value): [unknown, unknown] => [{}, value]),
      ],
      numRuns: HOSTILE.length * 2 + 20,
      seed: 1,
    })
  })
})
