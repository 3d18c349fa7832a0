export { CardReveal, type CardRevealProps } from './CardReveal.tsx'
export type { RevealedCard } from './revealed-card.ts'
