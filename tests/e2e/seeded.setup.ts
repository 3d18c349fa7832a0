// Starts the product once, which builds the site and seeds its database, so that the later starts of a run take seconds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEEDED, startStack } from './stack.ts'

export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-seeded-'))
  const drawings = mkdtempSync(join(tmpdir(), 'fandeck-drawings-'))
  // Shared by all stacks: each would draw the same pictures again.
  process.env.DRAWINGS_DIR = drawings
  const stack = await startStack({ folder })
  await stack.stop()
  process.env[SEEDED] = folder
  return () => {
    for (const one of [folder, drawings]) rmSync(one, { recursive: true, force: true })
  }
}
