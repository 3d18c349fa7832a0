/**
 * Moves an element above all others in the browser's top layer, where no z-index, overflow, transform or containment of
 * the page covers, clips or moves it (D74). A browser without popovers keeps its z-index.
 */
export function raiseToTopLayer(element: HTMLElement | null): void {
  if (!element?.isConnected || !('showPopover' in element)) return
  if (element.popover) element.hidePopover()
  element.popover = 'manual'
  element.showPopover()
}
