// The process of `soak-load.site.ts`; takes the API's address and a port.
import { startSite } from '../examples/site/server/start.ts'

const [, , api = '', port = ''] = process.argv
await startSite({
  config: { site: `http://127.0.0.1:${port}`, api, pay: api, wallet: api },
  port: Number(port),
  host: '127.0.0.1',
  panel: false,
  log() {},
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
