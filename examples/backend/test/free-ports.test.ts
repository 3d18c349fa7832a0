import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, freePorts, isFree } from './free-ports.ts'

test('ports in a row are free, below those of outgoing connections, and different in one process', async () => {
  const blocks = await Promise.all([freePorts(3), freePorts(3), freePort()])
  const ports = blocks.flatMap((first, index) => (index < 2 ? [first, first + 1, first + 2] : [first]))
  expect(new Set(ports).size).toBe(7)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('a row of ports skips one that another program has', async () => {
  const other = createServer()
  const taken = (await freePort()) + 2
  await new Promise<void>((bound) => other.listen(taken, '127.0.0.1', bound))
  try {
    expect(await isFree(taken)).toBe(false)
    const first = await freePorts(3)
    expect([first, first + 1, first + 2]).not.toContain(taken)
  } finally {
    other.close()
  }
})
