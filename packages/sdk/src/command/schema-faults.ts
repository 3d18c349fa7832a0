import type * as z from 'zod/mini'
import { expectedOf } from '../input/document.ts'
import { wordsOf } from '../shop/index.ts'
import { type Fault, pathInWords } from './fault.ts'

type Path = (string | number)[]

const pathOf = (path: readonly PropertyKey[]): Path =>
  path.map((key) => (typeof key === 'number' ? key : String(key)))

/** Returns the faults that a schema found, each with its line; a field of an unknown name is one, too. */
export function faultsOfSchema(
  file: string,
  { issues }: z.core.$ZodError,
  lineOf: (path: Path) => number,
): Fault[] {
  const fault = (path: Path, expected: string): Fault => ({
    file,
    line: lineOf(path),
    path: pathInWords(path),
    expected,
    level: 'error',
  })
  return issues.flatMap((issue) => {
    const path = pathOf(issue.path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fault([...path, key], 'no field of this name'))
    // The name of a field that its record does not take.
    const [own = issue] = issue.code === 'invalid_key' ? issue.issues : []
    return [fault(path, expectedOf(own, wordsOf))]
  })
}
