import { useFandeck, useSession } from '@fandeck/react'
import type { SectionOf } from '@fandeck/sdk/campaigns'
import { getPacks } from '@fandeck/sdk/cards'
import { type ClaimedCard, codeMemory, isCode } from '@fandeck/sdk/claims'
import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { CodeForm } from '../ocr-scanner/CodeForm.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { HeroCards } from './ContentSections.tsx'
import type { SectionPartProps } from './campaign-parts.ts'
import { koCampaign } from './messages.ko.ts'
import './CodeSection.css'

const TITLE = { codeEntry: 'fandeck-title-1', scan: 'fandeck-title-2' }

const loadScanner = () => import('../ocr-scanner/OcrScanner.tsx')
const loadKept = () => import('../ocr-scanner/KeptScan.tsx')
const loadArrival = () => import('../ocr-scanner/ScanSuccess.tsx')

type CodeSectionProps = SectionPartProps<SectionOf<'codeEntry'> | SectionOf<'scan'>>

/**
 * The printed codes of a pack: typed into boxes on a `codeEntry` section, scanned on a `scan` section. The
 * claimed card arrives by the reveal (D12b, D102).
 */
export function CodeSection({ campaign, section, options }: CodeSectionProps) {
  const { title, description, pack } = section
  const { onSignIn, onClaimed, onViewCards } = options
  const messages = useMessagesOf(koCampaign)
  const loggedIn = useSession((session) => session.loggedIn)
  const mintingId = useMintingOf(pack)
  // `undefined` until the scanner is opened for the first time, and loaded by that.
  const [scanning, setScanning] = useState<boolean>()
  /** A press loads the scanner again after a failure. */
  const [presses, setPresses] = useState(0)
  const [claimed, setClaimed] = useState<{ open: boolean; card: ClaimedCard }>()
  const [code, setCode] = useState('')
  const ground = useRef<HTMLElement>(null)
  const typed = useKeptCode(pack, setCode)
  const succeed = (card: ClaimedCard) => {
    typed.forget()
    setCode('')
    setClaimed({ open: true, card })
    onClaimed?.(card)
  }
  const signIn =
    onSignIn &&
    (() => {
      typed.keep(code)
      onSignIn()
    })
  const scan = () => {
    if (!loggedIn) return onSignIn?.()
    setPresses((before) => before + 1)
    setScanning(true)
  }
  const ready = mintingId !== undefined
  const again =
    section.kind === 'scan'
      ? { onScanAgain: scan }
      : {
          again: messages['campaign.code.again'],
          onScanAgain: () => ground.current?.querySelector('input')?.focus(),
        }
  return (
    <CodeGround campaign={campaign} section={section} root={ground}>
      {title && <h2 className={`fandeck-campaign__title ${TITLE[section.kind]}`}>{title}</h2>}
      {description && <p className="fandeck-campaign__lead">{description}</p>}
      {section.kind === 'codeEntry' ? (
        <CodeForm
          mintingId={mintingId}
          disabled={!ready}
          hintHidden={Boolean(description)}
          code={code}
          onCodeChange={setCode}
          onSignIn={loggedIn ? undefined : signIn}
          onSuccess={succeed}
          onViewDeck={onViewCards}
          beside={
            <IconButton
              kind="outline"
              className="fandeck-campaign__scan"
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
          {scanning !== undefined && (
            <LazyPart load={loadScanner} attempt={presses}>
              {({ OcrScanner }) => (
                <OcrScanner
                  open={scanning}
                  onOpenChange={setScanning}
                  mintingId={mintingId}
                  onSuccess={onClaimed}
                  onViewDeck={onViewCards}
                />
              )}
            </LazyPart>
          )}
          {typed.kept !== undefined && loggedIn && (
            <LazyPart load={loadKept} attempt={typed.kept}>
              {({ KeptScan }) => (
                <KeptScan
                  open={typed.open}
                  code={typed.kept}
                  mintingId={mintingId}
                  codeFormat={undefined}
                  onSignIn={() => onSignIn?.()}
                  onSuccess={succeed}
                  onOther={() => {
                    typed.forget()
                    scan()
                  }}
                  onViewDeck={onViewCards}
                  onClose={typed.forget}
                />
              )}
            </LazyPart>
          )}
          {claimed && (
            <LazyPart load={loadArrival} attempt={claimed.card}>
              {({ ScanSuccess }) => (
                <ScanSuccess
                  open={claimed.open}
                  onOpenChange={(open) => setClaimed({ ...claimed, open })}
                  card={claimed.card}
                  onViewDeck={onViewCards}
                  {...again}
                />
              )}
            </LazyPart>
          )}
        </>
      )}
    </CodeGround>
  )
}

/** What a visitor typed before the sign-in; `onFound` receives what an earlier page of the tab has kept. */
function useKeptCode(pack: string, onFound: (code: string) => void) {
  const fandeck = useFandeck()
  const memory = useMemo(() => codeMemory(fandeck, pack), [fandeck, pack])
  const [{ kept, open }, setKept] = useState<{ kept?: string; open: boolean }>({ open: false })
  useEffect(() => {
    const found = memory.read()
    if (!found) return
    setKept({ kept: found, open: true })
    onFound(found)
  }, [memory, onFound])
  return {
    kept,
    open,
    keep(code: string) {
      if (!isCode(code)) return
      memory.write(code)
      setKept({ kept: code, open: true })
    },
    /** Closes the dialog, which stays mounted while it leaves. */
    forget() {
      memory.clear()
      setKept((last) => ({ ...last, open: false }))
    },
  }
}

/** The ground of a section of codes: the light colours of the team, with a fan of cards, for the boxes. */
function CodeGround({
  campaign,
  section,
  root,
  children,
}: Omit<CodeSectionProps, 'options'> & { root: RefObject<HTMLElement | null>; children: ReactNode }) {
  if (section.kind === 'scan') return <section className="fandeck-campaign__section">{children}</section>
  return (
    <section ref={root} className="fandeck-board fandeck-campaign__hero fandeck-campaign__code">
      <HeroCards campaign={campaign} cardIds={section.cards ?? []} width={158} />
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
