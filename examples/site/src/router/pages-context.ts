import type { SitePart } from '@fandeck/sdk/directory'
import { createContext, useContext } from 'react'
import type { PageEntry, PagePlace } from '../page-entry.ts'

/** The table of the pages as its pages know it. They cannot import it, because it imports them. */
export interface SitePages {
  /** Returns the page of a path with its query, and what its data depends on. */
  placeOf(href: string): { page: PageEntry; place: PagePlace }
  /** Returns whether a link from the backend leads to a page of this site. */
  isPage(href: string): boolean
  /** Returns whether the shop has a part. */
  has(part: SitePart): boolean
}

export const PagesContext = createContext<SitePages | undefined>(undefined)

/** Returns the table of the pages. */
export function usePages(): SitePages {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('A part of a page needs a PagesContext above it.')
  return pages
}
