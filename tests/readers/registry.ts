// A registry of npm with the packed packages, so that the commands of the documents run as they are written.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { freePort } from '../../examples/backend/test/free-ports.ts'

const Manifest = z.looseObject({ name: z.string(), version: z.string() })

/** Returns the registry's document of a package. */
function documentOf(file: string, tarball: string) {
  const manifest = Manifest.parse(
    JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' })),
  )
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  const { name, version } = manifest
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball, integrity } } },
  }
}

/**
 * Serves the packed packages; the folder gets what npm needs to find them: `env` names the registry of `@fandeck`, and a
 * cache that shares the downloads of this machine's, but not its packages of `npx`, which may be older.
 */
export async function startRegistry(packed: Readonly<Record<string, string>>, folder: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice(1))
    const name = path.replace(/\.tgz$/, '')
    const file = packed[name] && fileURLToPath(packed[name])
    if (!file) response.writeHead(404).end('{}')
    else if (path === name)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(documentOf(file, `${origin}/${name}.tgz`)))
    else response.writeHead(200).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const settings = join(folder, 'npmrc')
  const cache = join(folder, 'cache')
  writeFileSync(settings, `@fandeck:registry=${origin}\n`)
  const shared = join(
    execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
    '_cacache',
  )
  mkdirSync(cache, { recursive: true })
  if (existsSync(shared)) symlinkSync(shared, join(cache, '_cacache'))
  return {
    env: {
      npm_config_globalconfig: settings,
      npm_config_cache: cache,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
      // The question of `npx` whether to install the package.
      npm_config_yes: 'true',
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
