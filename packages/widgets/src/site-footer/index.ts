export { type FooterLink, SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'
