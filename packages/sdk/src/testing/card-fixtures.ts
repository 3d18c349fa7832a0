import type { CardArrival } from '../cards/cards.arrivals.schema.ts'
import type { CardShare, SharedCard } from '../cards/cards.shares.schema.ts'
import type { Badge } from '../overview/overview.badges.schema.ts'
import { aCardMetadata, NOON, PICTURE } from './fixtures.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'

/** A gift of the shop that the member has not seen yet. */
export function aCardArrival(change: Partial<CardArrival> = {}): CardArrival {
  const { cardId, cardName, image, editionTitle, attributes } = aCardMetadata()
  return {
    ...{ cardId, cardName, image, editionTitle, attributes },
    arrivalId: 1,
    source: 'gift',
    eventTitle: null,
    edition: 127,
    editionTotal: 1000,
    receivedAt: NOON,
    ...change,
  }
}

/** A set that the member has completed. */
export const aBadge = (change: Partial<Badge> = {}): Badge => ({
  kind: 'set',
  key: 'orblit-1st-deck',
  title: 'ORBLIT 1st Deck',
  crest: PICTURE,
  count: 12,
  completedAt: NOON,
  postImage: PICTURE,
  storyImage: PICTURE,
  ...change,
})

/** The link of a member's card. */
export const aCardShare = (change: Partial<CardShare> = {}): CardShare => ({
  shareKey: KEY,
  showsName: false,
  sharedAt: NOON,
  ...change,
})

/** A card as everybody with its link sees it. */
export function aSharedCard(change: Partial<SharedCard> = {}): SharedCard {
  const { cardName, image, editionTitle, attributes } = aCardMetadata()
  return {
    ...{ cardName, image, editionTitle, attributes },
    shareKey: KEY,
    packName: 'orblit-1st-deck',
    packTitle: 'ORBLIT 1st Deck',
    edition: 127,
    editionTotal: 1000,
    ownerName: null,
    dropId: null,
    previewImage: PICTURE,
    postImage: PICTURE,
    storyImage: PICTURE,
    ...change,
  }
}
