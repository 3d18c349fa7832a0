import {
  createWalletWindow,
  listenToWallet,
  type WalletWindow,
  type WalletWindowOptions,
  type WalletWindowState,
} from '@fandeck/sdk/wallet'
import { useEffect, useMemo } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: WalletWindowState) => state

/**
 * Returns the state and the actions of the wallet window. Mount it once per page: it also completes a full-page login
 * that has returned to this page, and listens to the wallet in a window that the wallet has opened (S4.22). Closes an
 * open window on unmount.
 *
 * @see S4.19–S4.24
 */
export function useWalletWindow(
  options: WalletWindowOptions = {},
): readonly [WalletWindowState, WalletWindow] {
  const fandeck = useFandeck()
  const newest = useLatest(options)
  const wallet = useMemo(
    () => createWalletWindow(fandeck, { onResult: (result) => newest.current.onResult?.(result) }),
    [fandeck],
  )
  useEffect(() => {
    void wallet.resume()
    const stop = listenToWallet(fandeck)
    return () => {
      stop()
      wallet.close()
    }
  }, [fandeck, wallet])
  return [useWatched(wallet, whole), wallet]
}
