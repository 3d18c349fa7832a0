import { Miniflare } from 'miniflare'

const worker = new Miniflare({ modules: true, scriptPath: 'bundle.js', compatibilityDate: '2026-07-01' })
const reply = await worker.dispatchFetch('http://localhost/')
process.stdout.write(await reply.text())
await worker.dispose()
