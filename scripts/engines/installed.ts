import { existsSync } from 'node:fs'
import { chromiumPath } from '../browser.ts'
import { installPackages } from '../debian.ts'
import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { FIREFOX, startFirefox } from './firefox.ts'
import { startWebKit, WEBKIT_DRIVER, XVFB } from './webkit.ts'

/** An engine of the matrix. */
export interface EngineKind {
  name: string
  /** Whether the programs are on this machine. */
  isInstalled(): boolean
  start(): Promise<Engine>
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

export const chromiumKind: EngineKind = {
  name: 'chromium',
  isInstalled: () => chromiumPath() !== undefined,
  start: startChromium,
}
export const firefoxKind: EngineKind = {
  name: 'firefox',
  isInstalled: () => existsSync(FIREFOX),
  start: startFirefox,
}
export const webkitKind: EngineKind = {
  name: 'webkit',
  isInstalled: () => existsSync(WEBKIT_DRIVER) && existsSync(XVFB),
  start: startWebKit,
}

/** Returns whether Firefox and WebKitGTK are here; installs them where Debian's packages can be installed. */
export function hasDebianEngines(): boolean {
  const here = () => firefoxKind.isInstalled() && webkitKind.isInstalled()
  return here() || (installPackages(PACKAGES) && here())
}
