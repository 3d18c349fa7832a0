import { lazy, Suspense } from 'react'
import { useLocation } from '../router/Router.tsx'
import { returnTeam } from './return-team.ts'

const TeamPill = lazy(() => import('./TeamPill.tsx'))

/** The way back to the team page from which the fan came to my page (S2.38). */
export function ReturnToTeam() {
  const team = returnTeam(useLocation().search)
  return (
    team && (
      <Suspense>
        <TeamPill team={team} />
      </Suspense>
    )
  )
}
