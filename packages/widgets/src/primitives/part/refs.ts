import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react'

/** Assigns an element to a ref; returns the cleanup of a callback ref. */
export function assignRef<T>(ref: ForwardedRef<T>, element: T | null): ReturnType<RefCallback<T>> {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/** Merges the ref of a part with that of its caller. */
export function useMergedRef<T>(own: RefObject<T | null>, given: ForwardedRef<T>): RefCallback<T> {
  return useCallback(
    (element) => {
      own.current = element
      return assignRef(given, element)
    },
    [own, given],
  )
}
