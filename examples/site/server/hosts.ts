const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether a request names this site: a foreign name can resolve to this machine (DNS rebinding). */
export function isForSite(url: string, site: string): boolean {
  const { host, hostname } = new URL(url)
  return LOCAL.has(hostname) || host === new URL(site).host
}
