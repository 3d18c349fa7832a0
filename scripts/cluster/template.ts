import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { User } from './processes.ts'

/** The folder of the templates. */
export const DEPLOY = join(import.meta.dirname, '../../examples/backend/deploy')

/** Fills in the `${NAMES}` of a deployed template and writes it; fails for a name without a value. */
export function fill(
  template: string,
  target: string,
  values: Readonly<Record<string, string | number | boolean>>,
  { user, mode = 0o600 }: { user?: User | undefined; mode?: number } = {},
): string {
  const text = readFileSync(join(DEPLOY, template), 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} has no value for ${name}`)
    return String(value)
  })
  writeFileSync(target, text, { mode })
  if (user) chownSync(target, user.uid, user.gid)
  return target
}
