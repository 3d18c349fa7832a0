import { createContext, useContext } from 'react'

/** Where dialogs, drawers and toasts are drawn: a shadow root or an element; `null` is the document's body. */
export const OverlayRootContext = /* @__PURE__ */ createContext<HTMLElement | ShadowRoot | null>(null)

/** The place of the nearest context. */
export const useOverlayRoot = () => useContext(OverlayRootContext)
