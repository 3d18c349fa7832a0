/** The key under which the SDK stores what a visitor has dismissed, by the day in Seoul. */
const DISMISSED = 'fandeck:popups'

function dismissedOn(day: string): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(DISMISSED) ?? '{}')[day]
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

function dismiss(day: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(DISMISSED, JSON.stringify({ [day]: [...dismissedOn(day), ...ids] }))
  } catch {
    // Without a storage the popups come back.
  }
}

/**
 * Shows the popups of the page's HTML unless one of them is dismissed today; the widget takes their place when its
 * script has loaded. The day is the server's, in Seoul, so that the device's clock and zone do not matter (S4.42).
 */
export function showPopups(): void {
  const template = document.querySelector<HTMLTemplateElement>('#fandeck-popups')
  const found = template?.content.querySelector('dialog')
  if (!found || window.parent !== window) return
  const { day = '', popups = '' } = found.dataset
  const ids = popups.split(' ').map(Number)
  const dismissed = dismissedOn(day)
  if (ids.some((id) => dismissed.includes(id))) return

  const dialog = document.importNode(found, true)
  document.body.append(dialog)
  dialog.showModal()
  dialog.focus()
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.fandeck-popup__close')
    if (button || target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    if (dialog.querySelector('input')?.checked) dismiss(day, ids)
  })
}
