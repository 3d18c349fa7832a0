// What has changed in the HTTP contract since the last release, as a change of names that needs a version.
import { apiDiff, ClassifierType, type Diff } from 'api-smart-diff'
import type { Changes } from './api-changes.ts'

const METHODS = /^(?:get|put|post|delete|patch)$/

/** Returns the operation and the field of a change, such as `GET /shop 200 data.name`. */
function nameOf({ path, type, action }: Diff): string {
  const [, route = '', method = '', ...rest] = path.map(String)
  const operation = METHODS.test(method) ? `${method.toUpperCase()} ${route}` : [route, method].join(' ')
  const fields = rest.filter(
    (part) => !/^(?:responses|content|application\/json|schema|properties)$/.test(part),
  )
  return `${operation} ${fields.join('.')} (${type} ${action})`.replace('  ', ' ')
}

/**
 * Compares two OpenAPI documents; `undefined` without a release. What breaks a client or a backend counts as changed, what
 * extends the contract as added; words and examples count as nothing.
 */
export function contractChangesOf(released: string | undefined, current: string): Changes | undefined {
  if (released === undefined) return undefined
  const diffs: readonly Diff[] = apiDiff(JSON.parse(released), JSON.parse(current))
  const ofType = (type: string) => diffs.filter((diff) => diff.type === type).map(nameOf)
  return {
    removed: [],
    changed: [...ofType(ClassifierType.breaking), ...ofType(ClassifierType.unclassified)],
    added: ofType(ClassifierType.nonBreaking),
  }
}
