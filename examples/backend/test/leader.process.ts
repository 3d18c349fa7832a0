// A process that acquires the leadership of minting and keeps it until it is killed.
import { createLeadership } from '../src/db/leader.ts'
import { openDb } from '../src/db/open.ts'

const { db } = await openDb(process.argv[2] ?? '')
process.send?.({ mine: await createLeadership(db, 'minting').acquire() })
setInterval(() => {}, 60_000)
