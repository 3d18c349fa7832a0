import { useState } from 'react'

/** The props of a list with pages. */
export interface PagedProps {
  /** The page, from 1; kept by the list when omitted. */
  page?: number | undefined
  /** Called with the page, from 1, that the reader chose. */
  onPageChange?: ((page: number) => void) | undefined
}

/** Returns the page of a list, controlled or not, and the function that changes it. */
export function usePage({ page, onPageChange }: PagedProps): [number, (next: number) => void] {
  const [ownPage, setOwnPage] = useState(1)
  const goTo = (next: number) => {
    setOwnPage(next)
    onPageChange?.(next)
  }
  return [page ?? ownPage, goTo]
}
