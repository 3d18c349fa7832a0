import { createServer } from 'node:net'

// Below the ports of outgoing connections (from 32768 on Linux), which could take a port before its server has it.
const FIRST = 10_000
const LAST = 32_000
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST))

/** Returns whether no program listens on a port of 127.0.0.1. */
export const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })

/** Returns the first of `count` free ports in a row; a process gets a port once. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    if (next + count > LAST) next = FIRST
    const first = next
    next += count
    const free = await Promise.all(Array.from({ length: count }, (_, more) => isFree(first + more)))
    if (free.every(Boolean)) return first
  }
}

/** Returns a free port; a process gets it once. */
export const freePort = () => freePorts(1)
