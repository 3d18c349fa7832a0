import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { useSiteShop } from '../use-site-shop.ts'
import { MENU_LINKS, SUPPORT_LINKS } from './menu-links.ts'
import { SiteLink } from './SiteLink.tsx'

/** The sections of the site; SUPPORT expands to a list in two columns (S2.29). */
export function MenuLinks() {
  const messages = useMessages()
  const shop = useSiteShop()
  const isOn = ({ part }: { to: string; part?: string }) =>
    part === undefined || !shop || shop.parts.includes(part)
  const [open, setOpen] = useState(true)
  return (
    <ul className="site-menu__links">
      {MENU_LINKS.filter(isOn).map(({ to, label }) => (
        <li key={to}>
          <SiteLink className="site-menu__link" to={to}>
            {label}
          </SiteLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="site-menu__link"
          aria-expanded={open}
          aria-controls="site-menu-support"
          onClick={() => setOpen(!open)}
        >
          SUPPORT
          <ChevronDown size={22} strokeWidth={2} aria-hidden />
        </button>
        <ul className="site-menu__support" id="site-menu-support" hidden={!open}>
          {SUPPORT_LINKS.filter(isOn).map(({ to, label, message }) => (
            <li key={to}>
              <SiteLink className="site-menu__entry" to={to}>
                {label}
                <span className="fandeck-caption">{messages[message]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}
