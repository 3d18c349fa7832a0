import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'
import { pageWindow } from '../kernel/page-window.ts'
import { asWalletError, walletError } from './wallet.errors.ts'
import { ownerOf, renewWith } from './wallet.renew.ts'
import { isWalletOpened } from './wallet.rules.ts'
import { readMarketToken } from './wallet.schema.ts'

/** Replaces the stored session after the market token has renewed one of the same member. */
async function adopt(fandeck: Fandeck, marketToken: string): Promise<void> {
  const { session } = fandeck
  const current = await session.token('member')
  const before = session.record()
  if (current === undefined || !before) return
  const next = await renewWith(fandeck, marketToken, 'market')
  const [mine, theirs] = await Promise.all(
    [current, next.accessToken].map(async (token) => (await ownerOf(fandeck, token)).memberId),
  )
  if (mine !== theirs) throw walletError('wallet/other-account')
  // A sign-out or sign-in in the meantime takes precedence.
  if (session.record()?.refreshToken !== before.refreshToken) return
  const { user } = session.getState()
  session.begin({
    ...next,
    walletRefreshToken: next.walletRefreshToken ?? before.walletRefreshToken,
    prevSession: before.prevSession,
  })
  session.setUser(user)
  fandeck.events.emit('wallet:renewed', {})
}

/**
 * In a window opened by a wallet, waits for its market token, renews the session with it, and then replaces the stored
 * one. Does nothing in other windows. Returns a function that stops listening.
 *
 * @example
 * const stop = listenToWallet(fandeck)
 * @see S4.22, D8
 */
export function listenToWallet(fandeck: Fandeck): () => void {
  const { walletOrigin, platform, session, events } = fandeck
  const page = platform.pageWindow ?? pageWindow()
  const opener = page.opener()
  if (!walletOrigin || opener === undefined || !isWalletOpened(page.name())) return () => {}
  const stop = page.listen(({ origin, source, data }) => {
    if (origin !== walletOrigin || source !== opener) return
    const token = readMarketToken(data)
    // Without a stored session there is nothing to replace, and a market token must not sign a fan in.
    if (token === undefined || !session.record()) return
    stop()
    page.forgetName()
    adopt(fandeck, token).catch((error: unknown) => {
      if (isFandeckError(error)) events.emit('wallet:failed', { code: asWalletError(error).code })
      else platform.logger.error('A market token could not be adopted.', error)
    })
  })
  return stop
}
