import { describe, expect, test } from 'vitest'
import { changesOf, kindOf, mostOf } from './api-changes.ts'

const REPORT = `// @fandeck/sdk

export declare function createFandeck(options: FandeckOptions): Fandeck

// @fandeck/sdk/drops

export interface Drop {
  info: DropInfo

  vendor: VendorInfo
}

export declare const DropStates: readonly string[]

export { Delivery } from '@fandeck/sdk'
`

const kind = (report: string, version = '1.2.3') => {
  const changes = changesOf(REPORT, report)
  return changes && kindOf(changes, version)
}
const [drop = ''] = /export interface Drop[\s\S]*?\n\}\n/.exec(REPORT) ?? []

describe('the kind of version', () => {
  test('a package without a release may change in every way', () => {
    expect(changesOf(undefined, REPORT)).toBeUndefined()
  })

  test('the same declarations need a patch, however they are broken into lines', () => {
    expect(kind(REPORT)).toBe('patch')
    expect(kind(REPORT.replace('  info: DropInfo\n', '  info: DropInfo\n\n'))).toBe('patch')
  })

  test('an added name needs a minor version', () => {
    const more = `${REPORT}\nexport interface Stock {\n  left: number\n}\n`
    expect(changesOf(REPORT, more)).toEqual({ removed: [], changed: [], added: ['@fandeck/sdk/drops Stock'] })
    expect(kind(more)).toBe('minor')
  })

  test('a removed name needs a major version', () => {
    const less = REPORT.replace(`${drop}\n`, '')
    expect(changesOf(REPORT, less)?.removed).toEqual(['@fandeck/sdk/drops Drop'])
    expect(kind(less)).toBe('major')
  })

  test('a changed declaration needs a major version, and so does a name that moves to another entry', () => {
    const changed = REPORT.replace('info: DropInfo', 'info?: DropInfo | undefined')
    expect(changesOf(REPORT, changed)?.changed).toEqual(['@fandeck/sdk/drops Drop'])
    expect(kind(changed)).toBe('major')
    const moved = REPORT.replace('// @fandeck/sdk/drops', '// @fandeck/sdk/cards')
    expect(changesOf(REPORT, moved)?.removed).toContain('@fandeck/sdk/drops Drop')
    expect(kind(moved)).toBe('major')
  })

  test('before 1.0, a minor version breaks and a patch adds', () => {
    expect(kind(REPORT.replace(`${drop}\n`, ''), '0.4.0')).toBe('minor')
    expect(kind(`${REPORT}\nexport interface Stock {}\n`, '0.4.0')).toBe('patch')
  })

  test('the changesets announce the largest of their kinds', () => {
    expect(mostOf(['patch', 'major', 'minor'])).toBe('major')
    expect(mostOf(['patch', 'minor'])).toBe('minor')
    expect(mostOf([])).toBe('patch')
  })
})
