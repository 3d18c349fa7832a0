import { BlockList, isIP } from 'node:net'

/** Parses addresses and networks, such as `10.0.0.0/8`; returns `undefined` if one is invalid. */
export function trustedList(entries: readonly string[]): BlockList | undefined {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const length = Number(bits ?? longest)
    if (version === 0 || !Number.isInteger(length) || length < 0 || length > longest) return undefined
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const addressOf = (peer: string) => peer.replace(/^::ffff:(?=\d+\.)/i, '')
const isTrusted = (address: string, trusted: BlockList) =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Returns the `X-Forwarded-For` of a forwarded request: the peer, behind what it has written if it is a trusted proxy.
 * The backend trusts this server and that proxy, and takes the address before them.
 */
export function forwardedFor(
  peer: string | undefined,
  given: string | undefined,
  trusted: BlockList,
): string | undefined {
  if (peer === undefined) return undefined
  const address = addressOf(peer)
  return given !== undefined && isTrusted(address, trusted) ? `${given}, ${address}` : address
}

/** Returns the address of a client: what a trusted proxy has written last, or the peer. */
export function clientOf(peer: string | undefined, given: string | undefined, trusted: BlockList): string {
  const address = addressOf(peer ?? '')
  return (isTrusted(address, trusted) ? given?.split(',').at(-1)?.trim() : undefined) ?? address
}
