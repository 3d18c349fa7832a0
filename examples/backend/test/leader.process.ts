// A process that acquires the leadership of minting and keeps it until it is killed.
import { createLeadership, LOCKS } from '../src/db/leader.ts'

const leadership = createLeadership(process.argv[2] ?? '', LOCKS.minting)
process.send?.({ mine: await leadership.acquire() })
setInterval(() => {}, 60_000)
