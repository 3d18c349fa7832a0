// The oldest Chromium that the packages support.
import floor from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright'

/** Starts Chromium 121. */
export const openFloorBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await floor.executablePath(), args: ['--no-sandbox'] })
