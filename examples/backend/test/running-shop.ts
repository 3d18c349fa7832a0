import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { openPool } from '../src/db/open.ts'
import { commandFile } from '../src/demo/shop.ts'
import { listen } from '../src/listen.ts'
import { createToken } from '../src/shop-files/tokens.ts'
import { copyOfDatabase, freshDatabase, testBackend } from './backend.ts'
import { writeStarter } from './shop-folder.ts'

/** What a running shop leaves for its copies. */
interface Original {
  databaseUrl: string
  root: string
  token: string
}

/** A backend in production on a port, the shop of `fandeck new` in `shop/`, and the command with a token. */
export async function openRunningShop(original?: Original) {
  const listening = await listen(0, '127.0.0.1')
  const api = `http://127.0.0.1:${listening.port}`
  const origins = { site: api, api, pay: api, oauth: api, wallet: api }
  const databaseUrl = await (original ? copyOfDatabase(original.databaseUrl) : freshDatabase())
  const backend = await testBackend({
    config: { mode: 'production', origins, databaseUrl },
    open: openPool,
  })
  listening.answerWith(backend.api)
  const token =
    original?.token ??
    (await createToken(backend.backend, { name: 'han-doyun', role: 'shop', days: 1 })).token
  const root = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
  const folder = join(root, 'shop')
  if (original) cpSync(original.root, root, { recursive: true })
  else writeStarter(folder)
  const stop = async () => {
    await listening.close()
    await backend.close()
  }
  return {
    api,
    backend,
    /** The folder above the shop, in which the command runs. */
    root,
    folder,
    /** Replaces a text in a file of the shop. */
    change(file: string, from: string, to: string): void {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    /** Runs the command; `FANDECK_TOKEN` can be another. */
    fandeck: (...args: string[]) => run(args, { FANDECK_TOKEN: token }),
    fandeckWith: (given: string, ...args: string[]) => run(args, { FANDECK_TOKEN: given }),
    /** Ends the backend, for shops that begin as this one is. */
    async leave(): Promise<Original> {
      await stop()
      return { databaseUrl, root, token }
    },
    async close() {
      await stop()
      rmSync(root, { recursive: true, force: true })
    },
  }

  function run(args: readonly string[], variables: Record<string, string>) {
    const env = { ...process.env, NO_COLOR: '1', FANDECK_URL: api, ...variables }
    return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
      execFile(process.execPath, [commandFile(), ...args], { cwd: root, env }, (error, out, errors) =>
        resolve({ code: Number(error?.code ?? 0), out, errors }),
      )
    })
  }
}

export type RunningShop = Awaited<ReturnType<typeof openRunningShop>>

/**
 * Applies the starter shop once in a test file, after `prepare` has changed its files; the returned function opens a
 * copy of it, which needs no command.
 */
export function appliedShop(prepare: (shop: RunningShop) => unknown = () => {}): () => Promise<RunningShop> {
  let original: Original | undefined
  beforeAll(async () => {
    const shop = await openRunningShop()
    await prepare(shop)
    expect((await shop.fandeck('apply', 'shop')).errors).toBe('')
    original = await shop.leave()
  })
  afterAll(() => original && rmSync(original.root, { recursive: true, force: true }))
  return () => openRunningShop(original)
}
