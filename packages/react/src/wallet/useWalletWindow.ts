import {
  createWalletWindow,
  listenToWallet,
  type WalletWindow,
  type WalletWindowOptions,
  type WalletWindowState,
} from '@fandeck/sdk/wallet'
import { useEffect, useMemo, useRef } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: WalletWindowState) => state

/**
 * The wallet window: its state and its actions. Mount it once a page: it also finishes a full-page login that has come
 * back here, and listens where a wallet has opened this window (S4.22). An open window closes when this unmounts.
 */
export function useWalletWindow(
  options: WalletWindowOptions = {},
): readonly [WalletWindowState, WalletWindow] {
  const fandeck = useFandeck()
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
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
