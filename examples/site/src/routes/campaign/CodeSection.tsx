import { useFandeck, useSession } from '@fandeck/react'
import { getPacks } from '@fandeck/sdk'
import type { Campaign, SectionOf } from '@fandeck/sdk/campaigns'
import { Button, CodeEntry, OcrScanner } from '@fandeck/widgets'
import { useQuery } from '@tanstack/react-query'
import { Keyboard, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../messages/use-messages.ts'
import { HeroCards } from './ContentSections.tsx'

export interface CodeSectionProps {
  campaign: Campaign
  section: SectionOf<'scan'> | SectionOf<'codeEntry'>
  /** Called instead of opening when no member is signed in. */
  onSignIn(): void
}

/** The printed codes of a pack: typed on a `codeEntry` section, scanned on a `scan` section (D12b, D33). */
export function CodeSection({ campaign, section, onSignIn }: CodeSectionProps) {
  const { kind, title, description, pack } = section
  const fandeck = useFandeck()
  const messages = useMessages()
  const navigate = useNavigate()
  const loggedIn = useSession((session) => session.loggedIn)
  const [open, setOpen] = useState<'scan' | 'codeEntry'>()
  const { data: mintingId } = useQuery({
    queryKey: ['site', 'minting-of-pack', pack],
    queryFn: async () =>
      (await getPacks(fandeck, { packNames: [pack] }))[pack]?.mintings[0]?.mintingId ?? null,
  })
  const typed = kind === 'codeEntry'
  const show = (way: 'scan' | 'codeEntry') => (loggedIn ? setOpen(way) : onSignIn())
  const close = () => setOpen(undefined)
  const ready = typeof mintingId === 'number'
  return (
    <section
      className={typed ? 'fandeck-board site-campaign__hero site-campaign__code' : 'site-campaign__section'}
    >
      {section.kind === 'codeEntry' && <HeroCards packNames={campaign.packs} cardIds={section.cards ?? []} />}
      {title && <h2 className="site-campaign__title fandeck-title-2">{title}</h2>}
      {description && <p className="site-campaign__lead">{description}</p>}
      {typed && (
        <Button block disabled={!ready} onClick={() => show('codeEntry')}>
          <Keyboard size={20} aria-hidden /> {messages['campaign.enterCode']}
        </Button>
      )}
      <Button block kind={typed ? 'secondary' : 'primary'} disabled={!ready} onClick={() => show('scan')}>
        <ScanLine size={20} aria-hidden /> {messages['campaign.scanCode']}
      </Button>
      {ready && (
        <>
          <CodeEntry
            open={open === 'codeEntry'}
            onOpenChange={(next) => !next && close()}
            mintingId={mintingId}
            onSuccess={() => navigate('/mypage')}
          />
          <OcrScanner
            open={open === 'scan'}
            onOpenChange={(next) => (next ? setOpen('scan') : close())}
            mintingId={mintingId}
            onViewDeck={() => navigate('/mypage')}
          />
        </>
      )}
    </section>
  )
}
