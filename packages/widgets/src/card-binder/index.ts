export { CardBinder, type CardBinderProps } from './CardBinder.tsx'
