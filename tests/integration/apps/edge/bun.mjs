import worker from './worker.js'

process.stdout.write(await (await worker.fetch()).text())
