import { describe, expect, test } from 'vitest'
import { files, read } from './repo.ts'

const code = files(
  'packages/**/*.ts',
  'packages/**/*.tsx',
  'examples/**/*.ts',
  'examples/**/*.tsx',
  'scripts/*',
  'tests/**',
)
const shipped = files('packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx').filter(
  (file) => !/\.(test|test-helper|stories|fixtures)\./.test(file),
)

describe('shape', () => {
  test('a file of over 300 lines gives the reason in its first comment', () => {
    const long = code.filter((file) => {
      const text = read(file)
      return text.trimEnd().split('\n').length > 300 && !/^\/[/*].*(because|why)/i.test(text)
    })
    expect(long).toEqual([])
  })

  test('wire names appear in schemas only, in shipped code', () => {
    const wire =
      /\b(minting_seq|access_token|random_key|claim_name|metadata_idx|expire_dttm|qr_yn|card_list|total_qty)\b/
    const elsewhere = shipped
      .filter((file) => !/\.schema\.ts$|session\/record\.ts$/.test(file))
      .filter((file) => wire.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    expect(elsewhere).toEqual([])
  })

  test('a domain of the SDK has its schema, calls, public functions and index', () => {
    const domains = shipped.flatMap(
      (file) => /^packages\/sdk\/src\/(\w+)\/\1\.schema\.ts$/.exec(file)?.[1] ?? [],
    )
    expect(domains.length).toBeGreaterThan(7)
    const wanted = domains.flatMap((d) =>
      [`${d}.schema.ts`, `${d}.endpoints.ts`, `${d}.ts`, 'index.ts'].map(
        (name) => `packages/sdk/src/${d}/${name}`,
      ),
    )
    expect(wanted.filter((file) => !shipped.includes(file))).toEqual([])
  })

  test('a folder lists its public names one by one; only the roots of the SDK export whole folders', () => {
    const roots = ['packages/sdk/src/index.ts', 'packages/sdk/src/wire/index.ts']
    const whole = shipped.filter((file) => /index\.ts$/.test(file) && /export \* from/.test(read(file)))
    expect(whole.filter((file) => !roots.includes(file))).toEqual([])
  })
})
