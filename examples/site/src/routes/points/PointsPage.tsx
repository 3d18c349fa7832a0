import { PointHistory } from '@fandeck/widgets'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'

/** The member's points and their changes (S2.8). */
export default function PointsPage() {
  return (
    <>
      <PointHistory />
      <ReturnToTeam />
    </>
  )
}
