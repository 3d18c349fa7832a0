import type { Device } from '@fandeck/sdk/wire'
import Bowser from 'bowser'

/** The maximum of a `User-Agent` that is read. */
const MOST = 1000
/** In-app browsers, which the library reports as the browser behind them. */
const IN_APP: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
]
const KINDS: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

/** What a device is called in the list of devices; never the whole `User-Agent`, which can identify it. */
export type DeviceName = Pick<Device, 'kind'> & { system: string | null; browser: string | null }

/** Reads the kind, the system and the browser of a `User-Agent`. */
export function deviceNameOf(agent: string | undefined): DeviceName {
  const text = agent?.slice(0, MOST) ?? ''
  if (text === '') return { kind: 'unknown', system: null, browser: null }
  const { platform, os, browser } = Bowser.parse(text)
  const app = IN_APP.find(([pattern]) => pattern.test(text))?.[1]
  return {
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    system: os.name || null,
    browser: app ?? (browser.name?.replace(/^Microsoft /, '') || null),
  }
}
