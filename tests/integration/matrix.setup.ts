// Packs the packages and starts the site for the matrix of environments, each of which installs its own app.
import type { TestProject } from 'vitest/node'
import { ENVIRONMENTS } from './environments.ts'
import { prepare } from './setup.ts'

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const prepared = await prepare(Object.keys(ENVIRONMENTS))
  if (!prepared) throw new Error('The matrix needs the npm registry.')
  const { stop, ...integration } = prepared
  provide('integration', integration)
  return stop
}
