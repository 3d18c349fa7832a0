import { type RefObject, useEffect } from 'react'

/** A smaller difference of the viewports is a bar of the browser, px. */
const LEAST_PX = 100

/**
 * Keeps what a scrim contains above the keyboard of a phone, which covers the page without resizing it: insets the
 * scrim by what the visual viewport lacks, then shows the button of the focused field's form, and the field.
 */
export function useKeyboard(scrim: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const box = scrim.current
    if (!(active && view && box)) return
    const show = () => {
      const field = box.querySelector(':focus')
      if (!field || !box.hasAttribute('data-keyboard')) return
      const submit = field.closest('form')?.querySelector('[type="submit"]')
      for (const element of [submit, field]) element?.scrollIntoView({ block: 'nearest' })
    }
    const inset = () => {
      // An enlarged page is smaller in the viewport, too.
      const covered = view.scale > 1.01 ? 0 : box.offsetHeight - view.height
      const open = covered > LEAST_PX
      box.toggleAttribute('data-keyboard', open)
      box.style.paddingTop = open ? `${view.offsetTop}px` : ''
      box.style.paddingBottom = open ? `${Math.max(0, covered - view.offsetTop)}px` : ''
    }
    const fit = () => {
      inset()
      show()
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', inset)
    box.addEventListener('focusin', show)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', inset)
      box.removeEventListener('focusin', show)
      box.removeAttribute('data-keyboard')
      box.style.paddingTop = ''
      box.style.paddingBottom = ''
    }
  }, [scrim, active])
}
