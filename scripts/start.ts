// `npm start -- --empty`: starts without demo content, to apply your own shop with `fandeck apply`.
// `npm start`: runs and supervises the reference backend and the production build of the site; `npm run dev`: the
// development server instead of the build. `npm start -- --lan` (or FANDECK_LAN=1): the
// same over https for phones on this network.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import qrcode from 'qrcode'
import { createServer } from 'vite'
import { startDocs } from '../docs/site/serve.ts'
import { startSite } from '../examples/site/server/start.ts'
import { telemetryOf } from '../examples/site/src/telemetry/telemetry-env.ts'
import { lanCertificate, lanHost } from './lan.ts'
import { startPartner } from './partner.ts'

const root = join(import.meta.dirname, '..')
const empty = process.argv.includes('--empty')
process.env.DATA_DIR ||= empty ? '.fandeck-shop' : '.fandeck'
const shopToken = empty ? `fdk_${randomBytes(24).toString('base64url')}` : undefined
const site = Number(process.env.PORT ?? 4400)
const ports = {
  site,
  api: site + 1,
  wallet: site + 2,
  pay: site + 3,
  oauth: site + 4,
  partner: site + 5,
  docs: site + 6,
}
const mode = process.argv.includes('--dev') ? 'development' : tryOutMode(process.env.FANDECK_MODE)
const host = wantedHost()
const lan = host ? await lanCertificate(resolve(root, process.env.DATA_DIR, 'lan'), host) : undefined
const origin = (port: number) => (lan ? `https://${lan.host}:${port}` : `http://localhost:${port}`)

/** Returns the mode; production hosts start `examples/backend/src/main.ts` directly instead. */
function tryOutMode(request: string | undefined): 'demo' | 'development' {
  if (!request || request === 'demo') return 'demo'
  if (request === 'development') return request
  console.error(`npm start is for evaluation: FANDECK_MODE must be demo or development, not ${request}.`)
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

// On a network, the development panel requires the token printed in this terminal.
const panelToken = process.env.PANEL_TOKEN || (lan ? randomBytes(16).toString('base64url') : undefined)
const panel = `${origin(ports.site)}/dev/open${panelToken ? `?token=${panelToken}` : ''}`
const outside: { host?: string; https?: { key: string | Buffer; cert: string | Buffer } } = lan
  ? { host: '0.0.0.0', https: { key: lan.key, cert: lan.cert } }
  : {}
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
  SHOP_TOKEN: shopToken,
  ...(lan && {
    HOST: '0.0.0.0',
    API_ORIGIN: origin(ports.api),
    PAY_ORIGIN: origin(ports.pay),
    OAUTH_ORIGIN: origin(ports.oauth),
    WALLET_ORIGIN: origin(ports.wallet),
    TLS_KEY_FILE: lan.keyFile,
    TLS_CERT_FILE: lan.certFile,
    // The sandboxes call each other, so they must trust their own certificate.
    NODE_EXTRA_CA_CERTS: lan.certFile,
  }),
}

let backend: ChildProcess | undefined
let stopping = false

/** Starts the backend; resolves when it answers, rejects when it fails to start. */
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
      // A failed start has already printed its reason; a killed backend is restarted, as a host would.
      if (!ready) reject(new Error(''))
      else {
        console.log(`The backend has exited (${signal ?? code}); restarting it.`)
        setTimeout(() => !stopping && startBackend().catch(() => stop(1)), 300)
      }
    })
  })
}

const closeSite = await openSite()
// The site works without the brand page.
const partner = startPartner({
  ...outside,
  port: ports.partner,
  development: mode === 'development',
  dataFolder: process.env.DATA_DIR,
}).catch((error: unknown) => {
  console.error(`The brand page failed to start: ${error instanceof Error ? error.message : error}`)
})
const docs = startDocs({ ...outside, port: ports.docs, origin: origin(ports.docs) }).catch(
  (error: unknown) => {
    console.error(`The documentation failed to start: ${error instanceof Error ? error.message : error}`)
  },
)

/** Starts the backend and the site: the production build, or in development mode the development server. */
async function openSite(): Promise<() => Promise<unknown>> {
  const config = {
    site: origin(ports.site),
    api: origin(ports.api),
    // Servers that are apart, as `examples/site/deploy/README.md` says.
    market: process.env.MARKET_URL,
    main: process.env.MAIN_URL,
    cdn: process.env.CDN_URL,
    pay: origin(ports.pay),
    wallet: origin(ports.wallet),
    kakaoAppKey: process.env.KAKAO_APP_KEY,
    telemetry: telemetryOf(process.env),
  }
  Object.assign(process.env, {
    VITE_SITE_ORIGIN: config.site,
    VITE_API_ORIGIN: config.api,
    VITE_PAY_ORIGIN: config.pay,
    VITE_WALLET_ORIGIN: config.wallet,
    PORT: String(ports.site),
  })
  try {
    if (mode === 'development') {
      const root = join(import.meta.dirname, '../examples/site')
      const vite = await createServer({ root, configLoader: 'native', logLevel: 'warn', server: outside })
      await Promise.all([startBackend(), vite.listen()])
      return () => vite.close()
    }
    const { host, https: tls } = outside
    const auth = process.env.AUTH_URL
    const site = startSite({ config, auth, port: ports.site, host, tls, panel: true, log: console.error })
    const [server] = await Promise.all([site, startBackend()])
    return async () => {
      server.closeAllConnections()
      server.close()
    }
  } catch (error) {
    const taken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message)
    if (taken)
      console.error(
        `Port ${ports.site} is in use. Free it, or choose another one: PORT=${ports.site + 100} npm start`,
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
  await Promise.all([
    closeSite(),
    partner.then((page) => page?.close()),
    docs.then((page) => page?.close()),
    ended,
  ])
  process.exit(code)
}
const onSigterm = () => void stop()
/**
 * Removes Vite's SIGTERM handler, which would exit before the backend has closed its database. Keeps this handler
 * registered throughout: Node drops a signal that arrives between removing the last handler and adding another.
 */
function handleSigterm(): void {
  if (!process.listeners('SIGTERM').includes(onSigterm)) process.on('SIGTERM', onSigterm)
  for (const other of process.listeners('SIGTERM')) if (other !== onSigterm) process.off('SIGTERM', other)
}
process.on('SIGINT', () => void stop())
handleSigterm()
// Vite adds its handler when it starts the brand page and the documentation.
void partner.then(handleSigterm)
void docs.then(handleSigterm)

const demoLines = `  Demo accounts      010-2481-4821   a new fan
                     010-5555-0100   verified, with cards and benefits
                     moonlight@example.com · sunset77 (an older id)   password Fandeck#2025`
const shopLines = `  Your shop          npx @fandeck/sdk apply FOLDER, with
                     export FANDECK_URL=${origin(ports.api)} FANDECK_TOKEN=${shopToken}
                     The token is good for a day, and until the next start.`
console.log(`
  Fandeck is running${empty ? ', without a shop' : ''}.

  Site               ${origin(ports.site)}
  API                ${origin(ports.api)}
  Sample cards       ${origin(ports.api)}/dev/cards      to print, or to scan from another screen
  Staff desk         ${origin(ports.api)}/staff      redeems a benefit's QR${empty ? '' : '; FC서울 홈 경기 250311 · ITTA 겨울 팝업 906148'}
  Operators' desk    ${origin(ports.api)}/staff/operations      orders, parcels, inquiries and sales${empty ? '' : '; doyun · Desk#2025'}
  Wallet             ${origin(ports.wallet)}
  Payment sandbox    ${origin(ports.pay)}
  Brand page         ${(await partner) ? origin(ports.partner) : 'not running'}      a drop and the wallet on another company's page
  Documentation      ${(await docs) ? origin(ports.docs) : 'not running'}      guides, playgrounds, API
  OAuth sandbox      ${origin(ports.oauth)}      simulates Google and Kakao

${empty ? shopLines : demoLines}
  The login code of a phone appears in the development panel ("개발", left edge of the site).

  Ctrl-C stops it. The data stays in ${process.env.DATA_DIR}; delete that folder to start over.
`)

if (lan) {
  console.log(await qrcode.toString(panel, { type: 'terminal', small: true }))
  console.log(`  Scan this with a phone on the same network, and tap through the warning once for the site and
  once for the API (${origin(ports.api)}/health): the certificate is this machine's own.
  It opens the site with the development panel, which asks for the token in this address:
  ${panel}
`)
}
