import { useHasPart } from '@fandeck/react'
import { ScanLine } from 'lucide-react'
import { forwardRef, useRef, useState } from 'react'
import { CardDeck, type CardDeckProps } from '../card-deck/CardDeck.tsx'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { Button } from '../primitives/button/Button.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { Chip } from '../primitives/chip/Chip.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { MyScanner } from './MyScanner.tsx'
import type { MyPageHref } from './my-screens.ts'
import { useMyPageMessages } from './use-my-page-messages.ts'
import { useOwnedPacks } from './use-owned-packs.ts'
import './MyPage.css'

/** The props of the member's deck with its scanner, which fetches itself. */
export interface MyDeckProps
  extends Pick<
      CardDeckProps,
      'defaultFilter' | 'onFilterChange' | 'onOpened' | 'onShare' | 'shareHref' | 'upgradeHref'
    >,
    HeadedPartProps {
  /** Returns the address of `drops`, to which an empty deck links. */
  hrefOf: MyPageHref
  /** The packs of the deck. @default those of the shop */
  packs?: readonly DeckPack[] | undefined
}

const icon = <ScanLine size={18} strokeWidth={2} aria-hidden />

/**
 * The closed packs, the searchable cards of the member, and the scanner of printed codes. Needs a `ModalProvider`.
 *
 * @see S2.6, S8.10
 */
export const MyDeck = /* @__PURE__ */ forwardRef<HTMLElement, MyDeckProps>(function MyDeck(props, ref) {
  const [scanning, onScanningChange] = useState(false)
  return <MyDeckView {...props} {...{ scanning, onScanningChange }} ref={ref} />
})

interface MyDeckViewProps extends MyDeckProps {
  scanning: boolean
  onScanningChange(scanning: boolean): void
  /** Hides the scanner's chip, too, because the page has a button. */
  toolsHidden?: boolean
}

/** The deck of a page that has the buttons of its scanner and of its tools. */
export const MyDeckView = /* @__PURE__ */ forwardRef<HTMLElement, MyDeckViewProps>(function MyDeckView(
  { hrefOf, packs: given, scanning, onScanningChange, toolsHidden, headingLevel = 2, ...props },
  ref,
) {
  const { defaultFilter, onFilterChange, onOpened, onShare, shareHref, upgradeHref, ...root } = props
  const messages = useMyPageMessages()
  const { packs } = useOwnedPacks(given)
  const head = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const
  const drops = hrefOf('drops')
  const hasScanner = useHasPart()('scan')
  const scan = () => onScanningChange(true)
  return (
    <Part base="fandeck-root fandeck-my-deck" {...root} ref={ref}>
      <Heading className="fandeck-visually-hidden" ref={head}>
        {messages['mypage.deck']}
      </Heading>
      {packs ? (
        <CardDeck
          packs={packs}
          {...{ defaultFilter, onFilterChange, onOpened, onShare, shareHref, upgradeHref }}
          toolsHidden={toolsHidden}
          actions={
            toolsHidden === undefined &&
            hasScanner && (
              <Chip aria-label={messages['mypage.scan']} onClick={scan}>
                {icon}
                {messages['mypage.scan.short']}
              </Chip>
            )
          }
          emptyActions={
            <>
              {drops !== undefined && <LinkButton href={drops}>{messages['mypage.drops']}</LinkButton>}
              {hasScanner && (
                <Button kind="secondary" size={44} onClick={scan}>
                  {icon}
                  {messages['mypage.scan']}
                </Button>
              )}
            </>
          }
        />
      ) : (
        <Skeleton height={320} radius={16} />
      )}
      {hasScanner && (
        <MyScanner
          open={scanning}
          onOpenChange={onScanningChange}
          onViewDeck={() => head.current?.scrollIntoView()}
        />
      )}
    </Part>
  )
})
