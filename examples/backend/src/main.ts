import { readFileSync } from 'node:fs'
import { hasDemo } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnvironment } from './environment.ts'
import { jsonLog, terminalLog } from './log.ts'
import { StartProblem } from './start-problem.ts'

async function main(): Promise<void> {
  const env = readEnvironment(process.env)
  const folder = openDataFolder(env.dataFolder, env.databaseUrl === undefined, env.secret, env.previousSecret)
  // Runs also after an error; a leftover lock only delays the next start by a second.
  process.on('exit', folder.release)
  const endTelemetry = env.tracesUrl
    ? (await import('./telemetry/exporter.ts')).startTelemetry(env.tracesUrl)
    : undefined
  // Imported late, so that a start that the lock refuses fails fast.
  const { startBackend } = await import('./server.ts')
  if (env.drawingsFolder) (await import('./art/render.ts')).keepDrawings(env.drawingsFolder)
  const { origins, oauth, allowedOrigins, callerOrigins, trustedProxies, alarmUrl, mode, ports } = env
  const { hostname, drainMs, tls } = env
  const log = env.logFormat === 'json' ? jsonLog() : terminalLog
  const databaseUrl = env.databaseUrl ?? folder.database
  // Several processes on one database need a shared chain.
  const embedded = env.databaseUrl === undefined && env.ledger.rpcUrl === undefined && hasDemo(env)
  const { privateKey } = env.ledger
  const ledger = embedded ? folder.chain : privateKey && { ...env.ledger, privateKey }
  const running = await startBackend(
    {
      databaseUrl,
      dataFolder: env.dataFolder,
      origins,
      oauth,
      allowedOrigins,
      callerOrigins,
      trustedProxies,
      secrets: folder.secrets,
      ...(folder.previousSecrets && { previousSecrets: folder.previousSecrets }),
      mode,
      ...(env.replicaUrl && { replicaUrl: env.replicaUrl }),
      ...(env.ocrCapturesDir && { ocrCapturesDir: env.ocrCapturesDir }),
      ...(env.panelToken && { panelToken: env.panelToken }),
      ...(env.shopToken && { shopToken: env.shopToken }),
      ...(alarmUrl && { alarmUrl }),
      ...(env.campaignsDir && { campaignsDir: env.campaignsDir }),
      ...(ledger && { ledger }),
      ...(env.portOne && { portOne: env.portOne }),
      ...(env.identity && { identity: env.identity }),
      ...(env.media && { media: env.media }),
      ...(env.smtp && { smtp: env.smtp }),
      ...(env.solapi && { solapi: env.solapi }),
    },
    {
      ports,
      hostname,
      drainMs,
      log,
      ...(tls && { tls: { key: readFileSync(tls.key), cert: readFileSync(tls.cert) } }),
    },
  )
  let closing = false
  const stop = async () => {
    if (closing) return
    closing = true
    await running.close()
    await endTelemetry?.()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  const ready = { ready: true, pid: process.pid, origins: running.origins }
  if (process.send) process.send(ready)
  log.info('backend ready', {
    api: running.origins.api,
    pay: running.origins.pay,
    wallet: running.origins.wallet,
  })
}

main().catch((error: unknown) => {
  const known = error instanceof StartProblem
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
