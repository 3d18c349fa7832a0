import type { CardCopy, CardMetadata } from '@fandeck/sdk/cards'
import { type ReactNode, useState } from 'react'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'

const loadDialog = () => import('./CardShareDialog.tsx')

/** Returns the absolute address of the page that shows the card of a key. */
export type ShareHref = (shareKey: string) => string

/** A copy of the member. */
export type OwnCard = Pick<CardCopy, 'cardId' | 'edition'> & Pick<CardMetadata, 'cardName'>

/** Returns what opens the dialog that shares a card of the member by its link, and the dialog, which loads then. */
export function useCardShareDialog(
  shareHref: ShareHref | undefined,
  open: boolean,
): { show: ((card: OwnCard) => void) | undefined; dialog: ReactNode } {
  const [shared, setShared] = useState<{ card: OwnCard; open: boolean }>()
  if (!shareHref) return { show: undefined, dialog: null }
  return {
    show: (card) => setShared({ card, open: true }),
    dialog: shared && (
      <LazyPart load={loadDialog} attempt={shared.card}>
        {({ CardShareDialog }) => (
          <CardShareDialog
            open={shared.open && open}
            onOpenChange={() => setShared({ ...shared, open: false })}
            card={shared.card}
            hrefOf={shareHref}
          />
        )}
      </LazyPart>
    ),
  }
}
