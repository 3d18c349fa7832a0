import { Logo, Mark, SiteHeader } from '@fandeck/widgets'
import { useState } from 'react'

/** The header of a page with a way back. */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <SiteHeader
      homeHref="/"
      homeLabel="fandeck 홈"
      logo={<Logo size={20} />}
      mark={<Mark width={26} />}
      onBack={() => window.history.back()}
      heading="이벤트"
      headingLevel={1}
      signInHref="/login"
      menuOpen={menuOpen}
      onMenu={() => setMenuOpen(!menuOpen)}
    />
  )
}
