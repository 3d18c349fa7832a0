import { boardsJourney } from './boards.ts'
import { buyJourney } from './buy.ts'
import { scanJourney, typedCodeJourney } from './scan.ts'
import type { Journey } from './scene.ts'
import { settingsJourney } from './settings.ts'
import { signInJourney } from './sign-in.ts'
import { staffJourney } from './staff.ts'
import { tagsJourney } from './tags.ts'
import { walletJourney } from './wallet.ts'

/** The rows of the matrix. */
export const JOURNEYS: readonly Journey[] = [
  signInJourney,
  buyJourney,
  walletJourney,
  staffJourney,
  scanJourney,
  typedCodeJourney,
  boardsJourney,
  settingsJourney,
  tagsJourney,
]

/** The rows that `npm run test:all` plays; each signs in. */
export const CORE_ROWS: readonly Journey[] = [buyJourney, scanJourney]
