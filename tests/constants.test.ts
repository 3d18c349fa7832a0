// The table of business constants: each is read by the code that needs it, or is the value of a sheet (S9.12).
import { constants, formatSeoulDate } from '@fandeck/sdk'
import { describe, expect, test } from 'vitest'
import { files, read } from './repo.ts'

const TABLE = 'packages/sdk/src/constants.ts'

/** What a sheet has, and code does not compute with: the declaration that repeats the constant. */
const IN_SHEETS: Record<string, readonly [sheet: string, declaration: string][]> = {
  layoutMaxWidth: [
    ['packages/widgets/src/theme/tokens.css', `--fd-max-width: ${constants.layoutMaxWidth}px;`],
  ],
  headerHeight: [
    ['packages/widgets/src/theme/tokens.css', `--fd-header-height: ${constants.headerHeight.new}px;`],
    ['examples/site/src/layout/shell.css', `--fandeck-header-height: ${constants.headerHeight.mobile}px;`],
    ['examples/site/src/layout/shell.css', `--fandeck-header-height: ${constants.headerHeight.pc}px;`],
  ],
  breakpoints: constants.breakpoints.map((width) => [
    `examples/site/src/layout/${width < 1300 ? 'wide' : 'beside'}.css`,
    `@media (min-width: ${width}px)`,
  ]),
  toast: [
    ['packages/widgets/src/primitives/toast/Toast.css', `inset: ${constants.toast.top}px auto auto 50%;`],
    [
      'packages/widgets/src/primitives/toast/Toast.css',
      `width: min(${constants.toast.width}px, 100% - 32px);`,
    ],
  ],
  modalMotionMs: [
    ['packages/widgets/src/theme/tokens.css', `--fd-motion-in: ${constants.modalMotionMs.in}ms `],
    ['packages/widgets/src/theme/tokens.css', `--fd-motion-out: ${constants.modalMotionMs.out}ms `],
  ],
}
/** Exported from the table one by one too, so that a small page leaves out the others. */
const ALONE: Record<string, string> = { payment: 'paymentStart', drop: 'dropStart' }
/** Code has no use for these: sheets have them, and Seoul's time is computed with its offset, which is compared below. */
const NOT_IN_CODE = ['layoutMaxWidth', 'headerHeight', 'timeZone']

const sources = files(
  'packages/*/src/*.ts',
  'packages/*/src/*.tsx',
  'examples/*/src/*.ts',
  'examples/*/src/*.tsx',
)
  .filter((file) => file !== TABLE && !/\.(test|test-helper|fixtures|stories)\.tsx?$|\.text\.ts$/.test(file))
  .map(read)

/** Returns whether code reads a constant: from the table, or by its own export. */
const isRead = (name: string) => {
  const own = new RegExp(`import \\{[^}]*\\b${ALONE[name] ?? name}\\b[^}]*\\} from '[^']*constants\\.ts'`)
  const ofTable = new RegExp(`\\bconstants\\.${name}\\b`)
  return sources.some((text) => ofTable.test(text) || own.test(text))
}

describe('the table of constants', () => {
  test.each(Object.keys(constants))('S9.12 %s is read where it is needed', (name) => {
    for (const [sheet, declaration] of IN_SHEETS[name] ?? []) expect(read(sheet)).toContain(declaration)
    expect(isRead(name)).toBe(!NOT_IN_CODE.includes(name))
  })

  test('S9.12 S1.2 dates are those of the time zone of the table, in each hour of a day and in each month', () => {
    const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone: constants.timeZone })
    for (let month = 0; month < 12; month++) {
      for (let hour = 0; hour < 24; hour++) {
        const at = Date.UTC(2026, month, 28, hour, 30)
        expect(formatSeoulDate(at).slice(0, 10).replaceAll('.', '-')).toBe(format(at))
      }
    }
  })

  test('S9.12 the control: a name that no code reads', () => {
    expect(isRead('nobodyReads')).toBe(false)
  })
})
