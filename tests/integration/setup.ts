// Packs and installs the packages once, and starts the site with its backend, for all tests of this folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { pack } from '../../scripts/pack.ts'
import { startStack } from '../e2e/stack.ts'
import { COPIES, install, whyNoRegistry } from './workspace.ts'

/** What the tests of this folder share. */
export interface Integration {
  /** The temporary folder; the fixtures are in `apps`. */
  folder: string
  /** A port for each app, whose origin the backend allows. */
  ports: Record<string, number>
  /** The files of the packed packages. */
  packed: Record<string, string>
  /** The addresses of the running services by those of the documentation. */
  addresses: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `undefined` when the registry cannot be reached. */
    integration: Integration | undefined
  }
}

const said = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const since = Date.now()
  const result = await work
  process.stdout.write(`  ${what}: ${((Date.now() - since) / 1000).toFixed(0)} s\n`)
  return result
}

/** Packs the packages and starts the site, which allows the origins of these apps; `undefined` without a registry. */
export async function prepare(
  names: readonly string[],
): Promise<(Integration & { stop(): Promise<void> }) | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-integration-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  const missing = await whyNoRegistry(folder)
  if (missing !== undefined) {
    process.stdout.write(`\nSKIPPED: the integration tests need the npm registry.\n${missing}\n\n`)
    clear()
    return undefined
  }
  // First, because the brand page of the site also builds the scripts of the elements.
  const packed = await said('pack', pack(join(folder, 'packed')))
  const ports: Record<string, number> = {}
  for (const name of names) ports[name] = await freePort()
  const origins = Object.values(ports).map((port) => `http://localhost:${port}`)
  const stack = await said('start the site', startStack({ env: { ALLOWED_ORIGINS: origins.join() } }))
  const addresses = { 'https://api.example': stack.api, 'https://fandeck.example': stack.site }
  const stop = async () => {
    await stack.stop()
    clear()
  }
  return { folder, ports, packed, addresses, stop }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const prepared = await prepare(Object.keys(COPIES))
  if (!prepared) {
    provide('integration', undefined)
    return async () => {}
  }
  const { stop, ...integration } = prepared
  const { folder, packed, addresses } = integration
  try {
    await said('install', install(folder, { copies: COPIES, packed, addresses }))
  } catch (error) {
    await stop()
    throw error
  }
  provide('integration', integration)
  return stop
}
