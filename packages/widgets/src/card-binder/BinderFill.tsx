import { useDrop, useDropPhase, useDrops } from '@fandeck/react'
import type { Drop } from '@fandeck/sdk/drops'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { DropSummary } from '../drop-summary/DropSummary.tsx'
import { MyScanner } from '../my-page/MyScanner.tsx'
import { Button } from '../primitives/button/Button.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useBinderMessages } from './use-binder-messages.ts'

interface BinderFillProps {
  packName: string
  /** Whether only the reward of the missions is missing. */
  rewardOnly: boolean
  /** Returns the address of a drop. */
  dropHref: ((dropId: number) => string) | undefined
  headingLevel: HeadingLevel
  onViewDeck(): void
}

/** Where the missing cards come from: the drops that sell the set, and the scanner. */
export function BinderFill({ packName, rewardOnly, dropHref, headingLevel, onViewDeck }: BinderFillProps) {
  const messages = useBinderMessages()
  const [scanning, setScanning] = useState(false)
  const drops = useDrops().data?.filter((drop) => drop.packName === packName) ?? []
  const Heading = `h${headingLevel}` as const
  if (rewardOnly) return <p className="fandeck-body-2">{messages['binder.fill.reward']}</p>
  return (
    <section className="fandeck-binder__fill">
      <Heading className="fandeck-title-2">{messages['binder.fill']}</Heading>
      <p className="fandeck-body-2">{messages['binder.fill.message']}</p>
      {dropHref && drops.map(({ dropId }) => <Offer key={dropId} dropId={dropId} href={dropHref(dropId)} />)}
      <Button kind="secondary" size={44} onClick={() => setScanning(true)}>
        <ScanLine size={18} strokeWidth={2} aria-hidden />
        {messages['binder.scan']}
      </Button>
      <MyScanner open={scanning} onOpenChange={setScanning} onViewDeck={onViewDeck} />
    </section>
  )
}

interface OfferProps {
  dropId: number
  href: string
}

/** A drop that sells the set, now or later. */
function Offer(props: OfferProps) {
  const { data } = useDrop({ dropId: props.dropId })
  return data ? <OpenOffer {...props} drop={data} /> : null
}

function OpenOffer({ drop, ...props }: OfferProps & { drop: Drop }) {
  const phase = useDropPhase(drop.info)
  return phase === 'upcoming' || phase === 'open' || phase === 'paused' ? <DropSummary {...props} /> : null
}
