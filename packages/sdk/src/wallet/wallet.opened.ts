import type { Fandeck } from '../client.ts'
import { isFandeckError } from '../kernel/errors.ts'
import { ownWindow } from '../kernel/own-window.ts'
import { asWalletError, walletError } from './wallet.errors.ts'
import { ownerOf, renewWith } from './wallet.renew.ts'
import { isWalletOpened } from './wallet.rules.ts'
import { readMarketToken } from './wallet.schema.ts'

/** Takes a market token over when it renews the session of the same member; until then the old session stands. */
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
  // A logout or a login in the meantime stands.
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
 * In a window that a wallet has opened, waits for the market token of that wallet, renews the session with it, and
 * only then puts it in the place of the stored one. Elsewhere it does nothing. Returns its undo.
 *
 * @see spec §4 Wallet window (S4.22), decision D8
 */
export function listenToWallet(fandeck: Fandeck): () => void {
  const { walletOrigin, platform, session, events } = fandeck
  const page = platform.ownWindow ?? ownWindow()
  const opener = page.opener()
  if (!walletOrigin || opener === undefined || !isWalletOpened(page.name())) return () => {}
  const stop = page.listen(({ origin, source, data }) => {
    if (origin !== walletOrigin || source !== opener) return
    const token = readMarketToken(data)
    // Without a stored token there is nothing to replace, and a market token logs nobody in.
    if (token === undefined || !session.record()) return
    stop()
    page.forgetName()
    adopt(fandeck, token).catch((error: unknown) => {
      if (isFandeckError(error)) events.emit('wallet:failed', { code: asWalletError(error).code })
      else platform.logger.error('A market token could not be taken over.', error)
    })
  })
  return stop
}
