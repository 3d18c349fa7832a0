// The processes of a production host on this machine: backend, site's server, and nginx with the deployed template.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { installPackages } from '../../scripts/debian.ts'
import { lanCertificate } from '../../scripts/lan.ts'
import { until } from '../../scripts/until.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const README = join(ROOT, 'examples/site/deploy/README.md')
const FILES = join(ROOT, 'examples/site/dist/client')
const NGINX = '/usr/sbin/nginx'
const ENVSUBST = '/usr/bin/envsubst'
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** A production host, with one origin a server. */
export interface Host {
  site: string
  api: string
  /** The site's server without nginx, as an outer proxy of this machine reaches it. */
  siteServer: string
  stop(): Promise<void>
}

/** Returns whether nginx with its brotli module is here; installs it where Debian's packages can be installed. */
export function hasNginx(): boolean {
  const here = () => [NGINX, MODULE, ENVSUBST].every((file) => existsSync(file))
  return here() || (installPackages(['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base']) && here())
}

/** Starts a child that ends with `stop`; `output` returns what it has printed. */
function start(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text
    })
  }
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  return {
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const NODE = ['--conditions=fandeck-source', '--disable-warning=ExperimentalWarning']

/** Resolves when something listens to a port. */
const connect = (port: number) =>
  new Promise<true>((done, fail) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', fail)
  })

/** Runs the commands of the README up to the check of the configuration, in a folder instead of `/etc/fandeck`. */
function configure(folder: string, values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, 'values.env'), lines.join(''))
  const [, commands = ''] =
    /^```sh\n(set -a;[\s\S]*?)nginx -c .*\n```$/m.exec(readFileSync(README, 'utf8')) ?? []
  if (!commands) throw new Error('The README has no commands for nginx.')
  const script = commands.replaceAll('/etc/fandeck', folder)
  const PATH = `${process.env.PATH}:/usr/sbin`
  execFileSync('bash', ['-ec', script], { cwd: ROOT, stdio: 'pipe', env: { ...process.env, PATH } })
  return join(folder, 'nginx.conf')
}

/** Starts a host with demo content. */
export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-host-'))
  const run = join(folder, 'nginx')
  const { certFile, keyFile } = await lanCertificate(join(folder, 'tls'), '127.0.0.1')
  const [https, site, api] = [await freePort(), await freePort(), await freePort()]
  const [pay, oauth, wallet] = [await freePort(), await freePort(), await freePort()]
  const at = (name: string) => `https://${name}:${https}`
  const origins = {
    SITE_ORIGIN: at('localhost'),
    API_ORIGIN: at('api.localhost'),
    PAY_ORIGIN: at('pay.localhost'),
    WALLET_ORIGIN: at('wallet.localhost'),
  }
  const values: Record<string, string | number> = {
    SITE_NAME: 'localhost',
    API_NAME: 'api.localhost',
    WALLET_NAME: 'wallet.localhost',
    PAY_NAME: 'pay.localhost',
    API_HOST: `api.localhost:${https}`,
    WALLET_HOST: `wallet.localhost:${https}`,
    PAY_HOST: `pay.localhost:${https}`,
    HTTPS_PORT: https,
    SITE_PORT: site,
    API_PORT: api,
    WALLET_PORT: wallet,
    PAY_PORT: pay,
    SITE_FILES: FILES,
    TLS_CERT_FILE: certFile,
    TLS_KEY_FILE: keyFile,
    RUN_DIR: run,
  }
  const confFile = configure(folder, values)

  const processes = [
    start(process.execPath, [...NODE, 'examples/backend/src/main.ts'], {
      ...origins,
      FANDECK_MODE: 'demo',
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT_API: String(api),
      PORT_PAY: String(pay),
      PORT_OAUTH: String(oauth),
      PORT_WALLET: String(wallet),
      TRUSTED_PROXIES: '127.0.0.1,::1',
    }),
    start(process.execPath, [...NODE, 'examples/site/server/serve.main.ts'], {
      ...origins,
      API_UPSTREAM: `http://127.0.0.1:${api}`,
      TRUSTED_PROXIES: '127.0.0.1',
      HOST: '127.0.0.1',
      PORT: String(site),
    }),
    // Workers of another user could not read a folder of this one.
    start(NGINX, [
      '-c',
      confFile,
      '-p',
      run,
      '-g',
      `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`,
    ]),
  ]
  const stop = async () => {
    for (const process of processes.toReversed()) await process.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const answers = (url: string) => async () => ((await fetch(url)).ok ? true : undefined)
  try {
    await until('the backend', answers(`http://127.0.0.1:${api}/health`), 60_000)
    await until('nginx', () => connect(https))
    await until('the site', answers(`http://127.0.0.1:${site}/robots.txt`), 120_000)
  } catch (error) {
    await stop()
    throw new Error(processes.map(({ output }) => output()).join('\n'), { cause: error })
  }
  return { site: origins.SITE_ORIGIN, api: origins.API_ORIGIN, siteServer: `http://127.0.0.1:${site}`, stop }
}
