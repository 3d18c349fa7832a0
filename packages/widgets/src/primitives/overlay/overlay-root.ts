import { createContext, useContext } from 'react'

/** The container of dialogs, drawers and toasts: a shadow root or an element; `null` is the body of the document. */
export const OverlayRootContext = /* @__PURE__ */ createContext<HTMLElement | ShadowRoot | null>(null)

/** Returns the container of the nearest context. */
export const useOverlayRoot = () => useContext(OverlayRootContext)
