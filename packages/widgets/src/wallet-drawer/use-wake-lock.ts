import { useEffect } from 'react'

/** Keeps the screen on while `active`, where supported; requests the lock again when the page becomes visible. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    const { wakeLock }: { wakeLock?: WakeLock | undefined } = navigator
    if (!active || !wakeLock) return
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    let over = false
    const release = () => void lock.then((held) => held?.release()).catch(() => {})
    function ask() {
      if (over || document.visibilityState !== 'visible') return
      release()
      // A low battery can refuse the lock; the screen then turns off as usual.
      lock = wakeLock?.request('screen').catch(() => undefined) ?? lock
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      release()
    }
  }, [active])
}
