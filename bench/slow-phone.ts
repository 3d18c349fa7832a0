import type { BrowserContext, CDPSession, Page } from 'playwright'

const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Slows a page down four times, on 1.6 Mbps with 150 ms and an empty cache; returns the session that did. */
export async function slowDown(page: Page, context: BrowserContext): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}
