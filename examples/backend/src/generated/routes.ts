// Written by `pnpm indexes`.
import { accountRoutes } from '../account/routes.ts'
import { activityRoutes } from '../activity/routes.ts'
import { authRoutes } from '../auth/routes.ts'
import { benefitsRoutes } from '../benefits/routes.ts'
import { campaignsRoutes } from '../campaigns/routes.ts'
import { cardsRoutes } from '../cards/routes.ts'
import { codesRoutes } from '../codes/routes.ts'
import { collectionsRoutes } from '../collections/routes.ts'
import { contentRoutes } from '../content/routes.ts'
import { continuationRoutes } from '../continuation/routes.ts'
import { devicesRoutes } from '../devices/routes.ts'
import { directoryRoutes } from '../directory/routes.ts'
import { dropsRoutes } from '../drops/routes.ts'
import { entriesRoutes } from '../entries/routes.ts'
import { favouritesRoutes } from '../favourites/routes.ts'
import { gateRoutes } from '../gate/routes.ts'
import { loginsRoutes } from '../logins/routes.ts'
import { overviewRoutes } from '../overview/routes.ts'
import { pointsRoutes } from '../points/routes.ts'
import { popupsRoutes } from '../popups/routes.ts'
import { profileRoutes } from '../profile/routes.ts'
import { remindersRoutes } from '../reminders/routes.ts'
import { shopRoutes } from '../shop/routes.ts'
import { showcaseRoutes } from '../showcase/routes.ts'
import { supportRoutes } from '../support/routes.ts'
import { walletRoutes } from '../wallet/routes.ts'
import { withdrawalRoutes } from '../withdrawal/routes.ts'

/** What mounts the endpoints of each domain. */
export const domainRoutes = {
  account: accountRoutes,
  activity: activityRoutes,
  auth: authRoutes,
  benefits: benefitsRoutes,
  campaigns: campaignsRoutes,
  cards: cardsRoutes,
  codes: codesRoutes,
  collections: collectionsRoutes,
  content: contentRoutes,
  continuation: continuationRoutes,
  devices: devicesRoutes,
  directory: directoryRoutes,
  drops: dropsRoutes,
  entries: entriesRoutes,
  favourites: favouritesRoutes,
  gate: gateRoutes,
  logins: loginsRoutes,
  overview: overviewRoutes,
  points: pointsRoutes,
  popups: popupsRoutes,
  profile: profileRoutes,
  reminders: remindersRoutes,
  shop: shopRoutes,
  showcase: showcaseRoutes,
  support: supportRoutes,
  wallet: walletRoutes,
  withdrawal: withdrawalRoutes,
}
