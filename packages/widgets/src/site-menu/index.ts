export { SiteMenu, type SiteMenuProps } from './SiteMenu.tsx'
export { SiteMenuAccount, type SiteMenuAccountProps } from './SiteMenuAccount.tsx'
export { type MenuGroup, type MenuLink, SiteMenuLinks, type SiteMenuLinksProps } from './SiteMenuLinks.tsx'
