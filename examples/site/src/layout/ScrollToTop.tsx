import { IconButton } from '@fandeck/widgets'
import { ArrowUp } from 'lucide-react'
import { useScrolled } from './use-scrolled.ts'

/** Appears once more than 100 px is scrolled (S2.32); at the page's end it stands above the footer (S2.35). */
export function ScrollToTop() {
  const scrolled = useScrolled(100)
  if (!scrolled) return null
  return (
    <div className="site-floating">
      <IconButton kind="floating" label="맨 위로" onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
        <ArrowUp size={22} aria-hidden />
      </IconButton>
    </div>
  )
}
