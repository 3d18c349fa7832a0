import type { BrowserContext } from 'playwright'
import type { InAppProfile } from './profiles.ts'

type Withheld = Pick<InAppProfile, 'storage' | 'camera'>

/** Runs in every document, before its scripts. */
function withhold({ storage, camera }: Withheld): void {
  const gone = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { get: () => undefined, configurable: true })
  /** Without the property, so that `'share' in navigator` says so, too. */
  for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name)
  window.open = () => null
  document.execCommand = () => false
  const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  if (camera === 'absent') gone(Navigator.prototype, 'mediaDevices')
  else if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = refuse
  if (storage !== 'refused') return
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: denied, configurable: true })
}

/** Takes from a context what the app withholds; `acceptDownloads` of the context is its own option. */
export const withholdFrom = (context: BrowserContext, { storage, camera }: Withheld): Promise<unknown> =>
  context.addInitScript(withhold, { storage, camera })

/** What stays on the origin of a page after the app was closed: nothing. */
export const CLOSE_APP = `(() => {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {}
})()`
