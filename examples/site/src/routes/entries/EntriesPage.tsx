import { useHasPart } from '@fandeck/react'
import { EntryHistory } from '@fandeck/widgets'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { useSiteWallet } from '../../layout/site-wallet.ts'

/** The member's entries in events, with results, prizes and parcels (S2.7, D17). */
export default function EntriesPage() {
  const wallet = useSiteWallet()
  const hasWallet = useHasPart()('wallet')
  return (
    <>
      <EntryHistory
        className="site-entries"
        eventsHref="/event"
        onBenefitOpen={hasWallet ? () => wallet.open() : undefined}
      />
      <ReturnToTeam />
    </>
  )
}
