import { useLatest } from '@fandeck/react'
import { forwardRef, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { MENU_ID } from './menu-id.ts'
import { koMenu } from './messages.ko.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import './SiteMenu.css'

/** The props of the menu. */
export interface SiteMenuProps extends PartProps {
  open: boolean
  /** Called by Escape; close the menu, also when the page changes. */
  onClose(): void
  /** The `menuId` of the `SiteHeader`. @default 'fandeck-menu' */
  id?: string | undefined
  /** `SiteMenuAccount`, `SiteMenuLinks` and what else belongs there; rendered while the menu is seen. */
  children: ReactNode
}

/**
 * The menu of a site, over the page below the header. It locks the page's scroll; Escape closes it and returns the focus
 * to the button that opened it.
 *
 * @see S2.28–S2.31
 */
export const SiteMenu = /* @__PURE__ */ forwardRef<HTMLElement, SiteMenuProps>(function SiteMenu(
  { open, onClose, id = MENU_ID, children, ...root },
  ref,
) {
  const messages = useMessagesOf(koMenu)
  useScrollLock(open)
  // The content stays until it has faded.
  const [shown, setShown] = useState(open)
  // The press shows its frame before the links are rendered (`pnpm bench:inp`).
  if (useDeferredValue(open) && open && !shown) setShown(true)
  useEffect(() => {
    if (open) return
    let reopened = false
    // `transitionend` does not come when the menu closes before it has been painted, or when the transition is cancelled.
    const fading = document.getElementById(id)?.getAnimations?.() ?? []
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => reopened || setShown(false))
    return () => {
      reopened = true
    }
  }, [open, id])
  const close = useLatest(onClose)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close.current()
      const buttons = document.querySelectorAll<HTMLElement>('[aria-controls]')
      ;[...buttons].find((button) => button.getAttribute('aria-controls') === id)?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open, id])

  return (
    <Part
      tag="nav"
      base="fandeck-root fandeck-menu"
      aria-label={messages['menu.label']}
      {...root}
      ref={ref}
      id={id}
      hidden={!open}
    >
      {shown && children}
    </Part>
  )
})
