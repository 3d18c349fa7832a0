// `npm start`: the reference backend and the site, watched over until they are stopped. `npm start -- --lan` (or
// FANDECK_LAN=1): the same over https for phones on this network.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import qrcode from 'qrcode'
import { createServer } from 'vite'
import { lanCertificate, lanHost } from './lan.ts'
import { startPartner } from './partner.ts'

const root = join(import.meta.dirname, '..')
const site = Number(process.env.PORT ?? 4400)
const ports = { site, api: site + 1, wallet: site + 2, pay: site + 3, oauth: site + 4, partner: site + 5 }
const mode = tryOutMode(process.env.FANDECK_MODE)
const host = wantedHost()
const lan = host
  ? await lanCertificate(resolve(root, process.env.DATA_DIR ?? '.fandeck', 'lan'), host)
  : undefined
const origin = (port: number) => (lan ? `https://${lan.host}:${port}` : `http://localhost:${port}`)

/** This command is for trying out; a production host starts `examples/backend/src/main.ts` itself. */
function tryOutMode(wish: string | undefined): 'demo' | 'development' {
  if (!wish || wish === 'demo') return 'demo'
  if (wish === 'development') return wish
  console.error(
    `npm start is for trying Fandeck out: FANDECK_MODE is demo or development there, not ${wish}.`,
  )
  process.exit(1)
}

function wantedHost(): string | undefined {
  try {
    return lanHost(process.argv.slice(2), process.env.FANDECK_LAN)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

// On a network the development panel is for those who see this terminal.
const panelToken = process.env.PANEL_TOKEN || (lan ? randomBytes(16).toString('base64url') : undefined)
const panel = `${origin(ports.site)}/dev/open${panelToken ? `?token=${panelToken}` : ''}`
const outside = lan ? { host: '0.0.0.0', https: { key: lan.key, cert: lan.cert } } : {}
const env = {
  ...process.env,
  FANDECK_MODE: mode,
  PORT_API: String(ports.api),
  PORT_PAY: String(ports.pay),
  PORT_OAUTH: String(ports.oauth),
  PORT_WALLET: String(ports.wallet),
  SITE_ORIGIN: origin(ports.site),
  ALLOWED_ORIGINS: [origin(ports.partner), process.env.ALLOWED_ORIGINS].filter(Boolean).join(),
  PANEL_TOKEN: panelToken,
  ...(lan && {
    HOST: '0.0.0.0',
    API_ORIGIN: origin(ports.api),
    PAY_ORIGIN: origin(ports.pay),
    OAUTH_ORIGIN: origin(ports.oauth),
    WALLET_ORIGIN: origin(ports.wallet),
    TLS_KEY_FILE: lan.keyFile,
    TLS_CERT_FILE: lan.certFile,
    // The sandboxes call each other; they know their own certificate.
    NODE_EXTRA_CA_CERTS: lan.certFile,
  }),
}

let backend: ChildProcess | undefined
let stopping = false

/** Starts the backend; resolves when it answers, rejects when it cannot start. */
function startBackend(): Promise<void> {
  return new Promise((resolve, reject) => {
    let ready = false
    const child = fork(join(root, 'examples/backend/src/main.ts'), { env, cwd: root })
    backend = child
    child.on('message', () => {
      ready = true
      resolve()
    })
    child.on('exit', (code, signal) => {
      if (stopping) return
      // What could not start has said why; what has been killed is started again, as a host would.
      if (!ready) reject(new Error(''))
      else {
        console.log(`The backend has ended (${signal ?? code}); starting it again.`)
        setTimeout(() => !stopping && startBackend().catch(() => stop(1)), 300)
      }
    })
  })
}

const vite = await createVite()
// A page of its own: without it the site works all the same.
const partner = startPartner({ ...outside, port: ports.partner }).catch((error: unknown) => {
  console.error(`The brand page is not there: ${error instanceof Error ? error.message : error}`)
})

async function createVite() {
  try {
    await startBackend()
    process.env.VITE_SITE_ORIGIN = origin(ports.site)
    process.env.VITE_API_ORIGIN = origin(ports.api)
    process.env.VITE_PAY_ORIGIN = origin(ports.pay)
    process.env.VITE_WALLET_ORIGIN = origin(ports.wallet)
    process.env.PORT = String(ports.site)
    const server = await createServer({
      root: join(root, 'examples/site'),
      logLevel: 'warn',
      server: outside,
    })
    await server.listen()
    return server
  } catch (error) {
    const taken = error instanceof Error && error.message.includes('already in use')
    if (taken)
      console.error(
        `Port ${ports.site} is taken. Stop what uses it, or start elsewhere: PORT=${ports.site + 100} npm start`,
      )
    else if (error instanceof Error && error.message) console.error(error.message)
    backend?.kill('SIGTERM')
    process.exit(1)
  }
}

async function stop(code = 0): Promise<void> {
  if (stopping) return
  stopping = true
  const child = backend
  const ended = new Promise<void>((resolve) =>
    child && child.exitCode === null && child.signalCode === null
      ? child.once('exit', () => resolve())
      : resolve(),
  )
  child?.kill('SIGTERM')
  await Promise.all([vite.close(), partner.then((page) => page?.close()), ended])
  process.exit(code)
}
// Vite would end this process before the backend has closed its database.
process.removeAllListeners('SIGTERM')
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

console.log(`
  Fandeck is running.

  Site               ${origin(ports.site)}
  API                ${origin(ports.api)}
  Sample cards       ${origin(ports.api)}/dev/cards      to print, or to scan from another screen
  Staff desk         ${origin(ports.api)}/staff      uses the QR of a benefit; FC서울 홈 경기 250311 · ITTA 겨울 팝업 906148
  Wallet             ${origin(ports.wallet)}
  Payment sandbox    ${origin(ports.pay)}
  Brand page         ${(await partner) ? origin(ports.partner) : 'not running'}      a drop on another company's page, one script tag
  OAuth sandbox      ${origin(ports.oauth)}      plays Google and Kakao

  Demo accounts      010-2481-4821   a new fan
                     010-5555-0100   verified, with cards and benefits
                     moonlight@example.com · sunset77 (an older id)   password Fandeck#2025
  The login code of a phone appears in the development panel ("개발", left edge of the site).

  Ctrl-C stops it. The data stays in ${process.env.DATA_DIR ?? '.fandeck'}; delete that folder to begin anew.
`)

if (lan) {
  console.log(await qrcode.toString(panel, { type: 'terminal', small: true }))
  console.log(`  Scan this with a phone on the same network, and tap through the warning once for the site and
  once for the API (${origin(ports.api)}/health): the certificate is this machine's own.
  It opens the site with the development panel, which asks for the token in this address:
  ${panel}
`)
}
