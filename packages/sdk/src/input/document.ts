import type * as z from 'zod/mini'

/** The path of a value in a document. */
export type DocumentPath = readonly (string | number)[]

/** A fault of a document: where it is, and what is expected there. */
export interface DocumentProblem {
  path: DocumentPath
  expected: string
}

/** Collects a fault. */
export type Report = (path: DocumentPath, expected: string) => void

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object in braces',
}

const unitOf = (origin: string) => (origin === 'string' ? ' characters' : '')

/** Returns in words what a rule of a schema expects; `words` names patterns by their text. */
export function expectedOf(issue: z.core.$ZodIssue, words: ReadonlyMap<string, string>): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? issue.expected}${issue.input === undefined ? ', which is missing' : ''}`
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return (
        words.get(String('pattern' in issue ? issue.pattern : '')) ?? `a text in the format ${issue.format}`
      )
    case 'invalid_union': {
      // The kinds of a union by a field, which the types of zod do not name.
      const options: unknown = Reflect.get(issue, 'options')
      return Array.isArray(options) ? `one of ${options.map(String).join(', ')}` : issue.message
    }
    default:
      return issue.message
  }
}

/** Reports each value that equals an earlier one. */
export function reportRepeats(
  values: readonly (string | number | undefined)[],
  report: (at: number, value: string | number) => void,
): void {
  values.forEach((value, at) => {
    if (value !== undefined && values.indexOf(value) < at) report(at, value)
  })
}
