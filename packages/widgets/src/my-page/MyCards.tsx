import { useHasPart } from '@fandeck/react'
import { ScanLine, Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { isChosen } from '../card-deck/deck-search.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { MyCollections, type MyCollectionsProps } from './MyCollections.tsx'
import { MyDeck, type MyDeckProps, MyDeckView } from './MyDeck.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'
import { useOwnedPacks } from './use-owned-packs.ts'

interface MyCardsProps extends MyDeckProps {
  packs?: readonly DeckPack[] | undefined
  navigation: ReactNode
  binderHref: MyCollectionsProps['binderHref']
}

/**
 * The links to the other sections, the collections and the deck. Beside the links are the scanner and the tools of the
 * deck, which open with a press: so a phone shows two rows of cards at first.
 */
export function MyCards({ navigation, packs, binderHref, ...deck }: MyCardsProps) {
  const messages = useMyPageMessages()
  const id = useId()
  const [scanning, setScanning] = useState(false)
  const [finding, setFinding] = useState(() => isChosen(deck.defaultFilter))
  const { copies } = useOwnedPacks(packs)
  const hasScanner = useHasPart()('scan')
  if (!navigation)
    return (
      <>
        <MyCollections {...{ packs, binderHref }} />
        <MyDeck packs={packs} {...deck} />
      </>
    )
  return (
    <>
      <div className="fandeck-my-page__navigation" data-tools={copies?.length ? '' : undefined}>
        {navigation}
        {copies && copies.length > 0 && (
          <div className="fandeck-my-page__tools">
            {hasScanner && (
              <IconButton label={messages['mypage.scan']} onClick={() => setScanning(true)}>
                <ScanLine size={20} strokeWidth={2} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={messages['mypage.find']}
              aria-expanded={finding}
              aria-controls={id}
              onClick={() => setFinding(!finding)}
            >
              <Search size={20} strokeWidth={2} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <MyCollections {...{ packs, binderHref }} />
      <MyDeckView
        id={id}
        packs={packs}
        {...deck}
        scanning={scanning}
        onScanningChange={setScanning}
        toolsHidden={!finding}
      />
    </>
  )
}
