import { returnTeamOf } from '@fandeck/sdk/directory'
import { lazy, Suspense } from 'react'
import { useLocation } from '../router/Router.tsx'
import { useSiteShop } from '../use-site-shop.ts'
import { WAY_BACK } from './way-back.ts'

const TeamPill = lazy(() => import('./TeamPill.tsx'))

/** The way back to the team page from which the fan came to my page (S2.38, S5.16). */
export function ReturnToTeam() {
  const from = new URLSearchParams(useLocation().search).get(WAY_BACK) ?? ''
  const shop = useSiteShop()
  const team = shop && returnTeamOf(shop, from)
  return (
    team && (
      <Suspense>
        <TeamPill team={team} />
      </Suspense>
    )
  )
}
