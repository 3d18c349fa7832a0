import { createServer } from 'node:net'
import { HOST } from './database.ts'

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, HOST, () => probe.close(() => answer(true)))
  })

/**
 * Returns the first of `count` free ports that follow each other.
 *
 * @param from where the search begins
 */
export async function freePorts(count: number, from = 4700): Promise<number> {
  let first = from
  for (let port = from; port < first + count; port++) {
    if (port > 65_535) throw new Error(`There are no ${count} free ports in a row from ${from}.`)
    if (!(await isFree(port))) first = port + 1
  }
  return first
}
