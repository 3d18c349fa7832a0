export { CardArrivals, type CardArrivalsProps } from './CardArrivals.tsx'
