import { cardAttribute, type SharedCard } from '@fandeck/sdk/cards'
import type { ShareContent } from '@fandeck/sdk/sharing'
import { Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { CardFactList } from '../card-detail/CardFactList.tsx'
import { CardStage, type Face } from '../card-detail/CardStage.tsx'
import { DropSummary } from '../drop-summary/DropSummary.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { type HeadingLevel, levelBelow } from '../primitives/part/Part.tsx'
import { SaveLink } from '../primitives/save-link/SaveLink.tsx'
import { useShareCard } from '../share-menu/use-share-card.ts'
import { useCardPageMessages } from './use-card-page-messages.ts'

const loadByHand = () => import('../share-menu/ShareByHand.tsx')

export interface SharedCardViewProps {
  card: SharedCard
  /** The absolute address of the page. @default that of the document */
  url?: string | undefined
  /** Returns the address of a drop; without it, the page names no drop. */
  dropHref?: ((dropId: number) => string) | undefined
  headingLevel: HeadingLevel
}

/** A shared card, where it comes from, and its pictures. */
export function SharedCardView({ card, url, dropHref, headingLevel }: SharedCardViewProps) {
  const messages = useCardPageMessages()
  const [byHand, setByHand] = useState<{ open: boolean; content: ShareContent }>()
  const share = useShareCard({ onBlocked: (content) => setByHand({ open: true, content }) })
  const id = useId()
  const [face, setFace] = useState<Face>('front')
  const { dropId, ownerName } = card
  const Heading = `h${headingLevel}` as const
  const below = levelBelow(headingLevel)
  const Section = `h${below}` as const
  const facts = {
    ...drawnCard(card),
    backText: cardAttribute(card, 'story'),
    owner: ownerName ?? undefined,
  }
  return (
    <>
      <CardStage card={facts} face={face} onTurn={() => setFace(face === 'front' ? 'back' : 'front')} />
      <div>
        <p className="fandeck-card-page__set fandeck-body-2">{card.packTitle}</p>
        <Heading className="fandeck-title-1">{card.cardName}</Heading>
      </div>
      <CardFactList
        card={{ ...facts, position: cardAttribute(card, 'position') }}
        more={ownerName ? [[messages['cardPage.owner'], ownerName]] : undefined}
      />
      {dropHref && typeof dropId === 'number' && (
        <section className="fandeck-card-page__section" aria-labelledby={`${id}-drop`}>
          <Section className="fandeck-title-2" id={`${id}-drop`}>
            {messages['cardPage.drop']}
          </Section>
          <DropSummary dropId={dropId} href={dropHref(dropId)} headingLevel={levelBelow(below)} />
        </section>
      )}
      <section className="fandeck-card-page__section" aria-labelledby={`${id}-save`}>
        <Section className="fandeck-title-2" id={`${id}-save`}>
          {messages['cardPage.save']}
        </Section>
        <div className="fandeck-card-page__pair">
          <SaveLink href={card.postImage} label={messages['cardPage.save.post']} />
          <SaveLink href={card.storyImage} label={messages['cardPage.save.story']} />
        </div>
        <Button kind="outline" block onClick={() => void share(card, url ?? location.href)}>
          <Share2 size={20} aria-hidden /> {messages['share.title']}
        </Button>
      </section>
      {byHand && (
        <LazyPart load={loadByHand} attempt={byHand}>
          {({ ShareByHand }) => (
            <ShareByHand {...byHand} onOpenChange={(open) => setByHand({ ...byHand, open })} />
          )}
        </LazyPart>
      )}
    </>
  )
}
