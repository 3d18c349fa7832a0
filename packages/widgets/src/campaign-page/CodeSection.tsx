import { useFandeck, usePackCards, useSession } from '@fandeck/react'
import { type ClaimedCard, getPacks } from '@fandeck/sdk'
import type { SectionOf } from '@fandeck/sdk/campaigns'
import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { factsOf } from '../boards/board/board-cards.ts'
import { Card } from '../card/Card.tsx'
import { OcrScanner } from '../ocr-scanner/OcrScanner.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { HeroCards } from './ContentSections.tsx'
import type { SectionPartProps } from './campaign-parts.ts'
import { useCodeMessages } from './use-code-messages.ts'
import './CodeSection.css'

const loadSheet = () => import('../ocr-scanner/ScanSuccess.tsx')

type CodeSectionProps = SectionPartProps<SectionOf<'codeEntry'> | SectionOf<'scan'>>

/**
 * The printed codes of a pack: typed into boxes on a `codeEntry` section, scanned on a `scan` section. The sheet of the
 * claimed card follows (D12b, D33).
 */
export function CodeSection({ campaign, section, options }: CodeSectionProps) {
  const { title, description, pack } = section
  const { onSignIn, onClaimed, onViewCards } = options
  const messages = useCodeMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const mintingId = useMintingOf(pack)
  const [scanning, setScanning] = useState(false)
  const [claimed, setClaimed] = useState<{ open: boolean; card: ClaimedCard }>()
  const renderCard = useDrawn(campaign, pack)
  const scan = () => (loggedIn ? setScanning(true) : onSignIn?.())
  const ready = mintingId !== undefined
  return (
    <CodeGround campaign={campaign} section={section}>
      {title && <h2 className="fandeck-campaign__title fandeck-title-2">{title}</h2>}
      {description && <p className="fandeck-campaign__lead">{description}</p>}
      {section.kind === 'codeEntry' ? (
        <CodeBoxes
          mintingId={mintingId}
          onSignIn={loggedIn ? undefined : onSignIn}
          onSuccess={(card) => {
            setClaimed({ open: true, card })
            onClaimed?.(card)
          }}
          beside={
            <IconButton
              kind="outline"
              className="fandeck-code-boxes__scan"
              label={messages['campaign.scanCode']}
              disabled={!ready}
              onClick={scan}
            >
              <ScanLine size={24} aria-hidden />
            </IconButton>
          }
        />
      ) : (
        <Button block disabled={!ready} onClick={scan}>
          <ScanLine size={20} aria-hidden /> {messages['campaign.scanCode']}
        </Button>
      )}
      {ready && (
        <>
          <OcrScanner
            open={scanning}
            onOpenChange={setScanning}
            mintingId={mintingId}
            renderCard={renderCard}
            onSuccess={onClaimed}
            onViewDeck={onViewCards}
          />
          {claimed && (
            <Lazy load={loadSheet} attempt={claimed.card}>
              {({ ScanSuccess }) => (
                <ScanSuccess
                  open={claimed.open}
                  onOpenChange={(open) => setClaimed({ ...claimed, open })}
                  card={claimed.card}
                  renderCard={renderCard}
                  onViewDeck={onViewCards}
                />
              )}
            </Lazy>
          )}
        </>
      )}
    </CodeGround>
  )
}

/** The ground of a section of codes: the light colours of the team, with a fan of cards, for the boxes. */
function CodeGround({
  campaign,
  section,
  children,
}: Omit<CodeSectionProps, 'options'> & { children: ReactNode }) {
  if (section.kind === 'scan') return <section className="fandeck-campaign__section">{children}</section>
  return (
    <section className="fandeck-board fandeck-campaign__hero fandeck-campaign__code">
      <HeroCards packNames={campaign.packs} cardIds={section.cards ?? []} />
      {children}
    </section>
  )
}

/** Returns the minting whose codes a pack's cards have; `undefined` while it loads, and for a pack without codes. */
function useMintingOf(pack: string): number | undefined {
  const fandeck = useFandeck()
  const { data } = useQuery({
    queryKey: ['fandeck', 'minting-of-pack', pack],
    queryFn: async () =>
      (await getPacks(fandeck, { packNames: [pack] }))[pack]?.mintings[0]?.mintingId ?? null,
  })
  return data ?? undefined
}

/** Returns how a claimed card is drawn: in the colours of the team, with its number and finish. */
function useDrawn({ packs, team }: CodeSectionProps['campaign'], pack: string) {
  const { data: designs = [] } = usePackCards({ packNames: packs.includes(pack) ? packs : [pack] })
  return (card: ClaimedCard) => {
    const design = designs.find(({ cardId }) => cardId === card.cardId)
    return design ? (
      <Card {...factsOf(design, team)} focused />
    ) : (
      <Card art={card.image} name={card.cardName} focused />
    )
  }
}
