// A process that sends the queued mail of a database, until it is killed: the database, the SMTP server, and how far its
// clock is ahead, ms.
import { openDb } from '../src/db/open.ts'
import { createMailWork } from '../src/mail/outgoing.ts'
import { startJobs } from '../src/outbox/worker.ts'
import { testConfig } from './config.ts'

const [databaseUrl = '', url = '', ahead = '0'] = process.argv.slice(2)
const { db } = await openDb(databaseUrl)
const backend = {
  db,
  config: { ...testConfig(databaseUrl), smtp: { url, from: '팬덱 <no-reply@fandeck.example>' } },
  log: { info() {}, error() {} },
  now: () => Date.now() + Number(ahead),
  failpoint: async () => {},
}
startJobs(backend, [createMailWork(backend)], 10)
setInterval(() => {}, 60_000)
process.send?.('sending')
