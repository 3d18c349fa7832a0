/**
 * Widgets for fan sites as React components.
 *
 * @module
 */

export type { BoardProps } from './boards/board/BoardRoot.tsx'
export { Card, type CardFacts, type CardProps, type CardTeam } from './card/Card.tsx'
export type { CardFinish } from './card/card-text.ts'
export { type DrawableCard, drawnCard } from './card/drawn-card.ts'
export { FoilPack, type FoilPackProps } from './card/FoilPack.tsx'
export * from './generated/widgets.ts'
export { en } from './messages.en.ts'
export { ko } from './messages.ko.ts'
export { MessagesProvider, type MessagesProviderProps, mergeMessages, useMessages } from './messages.ts'
export type { MessageOverrides, Messages } from './messages.types.ts'
export { useTermsModal } from './terms/use-terms-modal.ts'
export { koCommon } from './theme/common.ko.ts'
export { koErrors } from './theme/errors/errors.ko.ts'
export { joined, type Section } from './theme/joined.ts'
export { errorSentence, useMessagesOf } from './theme/messages.tsx'
export type { Widen, Widened } from './theme/messages.types.ts'
export { ro } from './theme/particle.ts'
