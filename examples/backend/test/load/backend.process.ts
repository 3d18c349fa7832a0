// The backend process of `play.ts`: takes its configuration as JSON and prints its address.
import { startBackend } from '../../src/server.ts'

const { origins, close } = await startBackend(JSON.parse(process.argv[2] ?? ''), {
  ports: { api: 0, pay: 0, oauth: 0, wallet: 0 },
  hostname: '127.0.0.1',
  log: { info() {}, error() {} },
})
process.on('disconnect', () => void close().then(() => process.exit(0)))
process.send?.(origins.api)
