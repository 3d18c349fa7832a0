// A backend process of `uses.ts`: takes its configuration as JSON and prints its address.
import { startBackend } from '../src/server.ts'

const config = JSON.parse(process.argv[2] ?? '')
const log = { info() {}, error() {} }
const { origins, close } = await startBackend(config, {
  ports: { api: 0, pay: 0, oauth: 0, wallet: 0 },
  log,
})
process.on('disconnect', () => void close().then(() => process.exit(0)))
process.send?.(origins.api)
