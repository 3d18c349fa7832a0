export { type HeaderStart, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
