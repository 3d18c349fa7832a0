export { CardDetail, type CardDetailProps, type DetailedCard } from './CardDetail.tsx'
