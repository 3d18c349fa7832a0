// A process that takes the turn of minting and keeps it until it is killed.
import { createTurn, LOCKS } from '../src/db/turn.ts'

const turn = createTurn(process.argv[2] ?? '', LOCKS.minting)
process.send?.({ mine: await turn.take() })
setInterval(() => {}, 60_000)
