import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'

/** The connection in the bindings of @hono/node-server. */
const Env = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) })

/** The address without a connection, as in a test without ports. */
const NOWHERE = 'nowhere'

/** Parses a list of addresses and networks, such as `10.0.0.0/8`; returns `undefined` if one is invalid. */
export function proxyList(entries: readonly string[]): BlockList | undefined {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const kind = isIP(address)
    const most = kind === 4 ? 32 : 128
    const length = bits === undefined ? most : Number(bits)
    if (kind === 0 || !Number.isInteger(length) || length < 0 || length > most) return undefined
    list.addSubnet(address, length, kind === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** Returns the 16-bit groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
}

/** A customer has a whole /64 of IPv6. */
const networkOf = (address: string) =>
  isIP(address) === 6 ? `${groupsOf(address.toLowerCase()).slice(0, 4).join(':')}::/64` : address

/** Returns the remote address of a request's connection. */
export function connectionOf(c: Context): string | undefined {
  const env = z.safeParse(Env, c.env)
  return env.success ? env.data.incoming.socket.remoteAddress : undefined
}

/**
 * Returns a function for the client address of a request. Trusts `X-Forwarded-For` only as far as the proxies of
 * `TRUSTED_PROXIES` have written it, because clients can send the header too.
 */
export function addressReader({ trustedProxies = [] }: Pick<BackendConfig, 'trustedProxies'>) {
  const proxies = proxyList(trustedProxies) ?? new BlockList()
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (connection: string | undefined, forwarded = ''): string => {
    if (connection === undefined) return NOWHERE
    let address = plain(connection)
    const passed = forwarded.split(',').map(plain)
    while (isIP(address) !== 0 && isProxy(address)) {
      const before = passed.pop()
      if (before === undefined || isIP(before) === 0) break
      address = before
    }
    return networkOf(address)
  }
}
