import { useEffect } from 'react'

/** Keeps the screen on while `active`, where the device lets a page do that; asks again when the page comes back. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    const { wakeLock }: { wakeLock?: WakeLock } = navigator
    if (!active || !wakeLock) return
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    let over = false
    const release = () => void lock.then((held) => held?.release()).catch(() => {})
    function ask() {
      if (over || document.visibilityState !== 'visible') return
      release()
      // A low battery refuses: the screen then goes dark as it always does.
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
