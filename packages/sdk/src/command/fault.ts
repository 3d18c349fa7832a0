/** What is wrong with a file of a shop. */
export interface Fault {
  /** Its path in the shop's folder, such as `drops/opening.json`. */
  file: string
  line: number
  /** Such as `benefits[0].title`; empty for the whole file. */
  path: string
  /** What is expected there. */
  expected: string
  /** A warning does not stop an apply. */
  level: 'error' | 'warning'
}

/** Returns a fault of a whole file. */
export const faultOf = (file: string, expected: string, line = 1): Fault => ({
  file,
  line,
  path: '',
  expected,
  level: 'error',
})

/** Returns a path in words, such as `benefits[0].title`. */
export const pathInWords = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )

/** Orders faults by file and line. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
