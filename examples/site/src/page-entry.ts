import type { Fandeck } from '@fandeck/sdk'
import type { SitePart } from '@fandeck/sdk/directory'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'

/** The parameters of a path. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** What a page's data depends on. */
export interface PagePlace {
  pathname: string
  params: PageParams
  search: URLSearchParams
}

/** Whether the shop has a part. */
export type HasPart = (part: SitePart) => boolean

/** A page and the parts of the shell around it. */
export interface PageEntry {
  path: string
  /** The part of the shop without which the site has no such page. */
  part?: SitePart
  Page: ComponentType
  /** Loads the script of the page before it is shown. */
  load(): Promise<{ default: ComponentType }>
  /** The placeholder of the page while its script loads. @default rows */
  Loading?: ComponentType
  /** `none` renders the page without header, menu and footer; `art` overlays a picture until the page is scrolled, `team` shows
   * the team of a campaign. */
  header?: 'plain' | 'art' | 'none' | 'team'
  /** Shows a back button instead of the logo; a text is also the page's heading. */
  back?: true | string
  /** The page renders its own `h1`; the text beside the back button is then no heading. */
  ownHeading?: true
  /** The path of the questions about the page, which the floating buttons offer (S2.33). */
  faq?: string
  /** Requires a member; redirects others to the login. */
  needsLogin?: boolean
  /** Keeps cards that have arrived back until another page: a sale, a payment or a form must not be covered. */
  quiet?: true
  /** The page has a form or a list of an account, whose rules no other page needs. */
  accountForm?: true
  /** The title and description of the document; `own` for a page that renders its `Head` from its data, and has these before. */
  title?: string
  description?: string
  head?: 'own'
  /** Keeps the page out of search results and of the sitemap. */
  hidden?: boolean
  /** Fetches the data of the page before a server renders it or a fan opens it. */
  prefetch?(cache: QueryClient, fandeck: Fandeck, place: PagePlace, has: HasPart): Promise<unknown>
}

/** The component of a page, loaded when it is first shown. */
export const page = (load: () => Promise<{ default: ComponentType }>) => ({ load, Page: lazy(load) })
