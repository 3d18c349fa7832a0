// The site's server of `pnpm soak:load`, a process beside the backend.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../examples/backend/test/free-ports.ts'

/** Builds the site when its sources have changed, and starts its server before an API. */
export async function startSite(api: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'soak-load.site.process.ts'), [api, String(port)], {
    execArgv: ['--conditions=fandeck-source'],
  })
  const exit = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise((ready, fail) => {
    child.once('message', ready)
    child.once('exit', (code) => fail(new Error(`The site has ended with ${code}.`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect()
      await exit
    },
  }
}
