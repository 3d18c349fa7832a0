export { FloatingButtons, type FloatingButtonsProps } from './FloatingButtons.tsx'
export type { FooterOfPage } from './use-page-scroll.ts'
