import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { commandFile } from '../src/demo/shop.ts'
import { listen } from '../src/listen.ts'
import { createToken } from '../src/shop-files/tokens.ts'
import { testBackend } from './backend.ts'
import { writeStarter } from './shop-folder.ts'

/** A backend in production on a port, the shop of `fandeck new` in `shop/`, and the command with a token. */
export async function openRunningShop() {
  const listening = await listen(0, '127.0.0.1')
  const api = `http://127.0.0.1:${listening.port}`
  const origins = { site: api, api, pay: api, oauth: api, wallet: api }
  const backend = await testBackend({ config: { mode: 'production', origins } })
  listening.answerWith(backend.api)
  const { token } = await createToken(backend.backend, { name: 'han-doyun', role: 'shop', days: 1 })
  const root = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
  const folder = join(root, 'shop')
  writeStarter(folder)
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
    async close() {
      await listening.close()
      await backend.close()
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
