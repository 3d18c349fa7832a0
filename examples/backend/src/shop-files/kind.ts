import type { ShopDocument } from '@fandeck/sdk/shop'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import type { MediumArt, PictureSpec } from '../media/medium.ts'
import type { Place } from './scenes.ts'

type Things = Omit<ShopDocument, 'shop' | 'whitelists'> & { shop: Record<string, ShopDocument['shop']> }
/** The kinds of things that a shop consists of. */
export type KindName = keyof Things
/** The file of a thing of a kind. */
export type FileOf<Name extends KindName> = Things[Name][string]

/** Returns the things of a shop by kind and name. */
export function thingsOf({ shop, whitelists: _, ...kinds }: ShopDocument): {
  [Name in KindName]: Readonly<Record<string, FileOf<Name>>>
} {
  return { ...kinds, shop: { shop } }
}

/** The kinds in the order in which their rows are written; they are removed in the opposite order. */
export const KIND_NAMES: readonly KindName[] = [
  'packs',
  'shop',
  'series',
  'drops',
  'banners',
  'popups',
  'originals',
  'events',
  'stories',
  'notices',
  'faq',
  'pages',
  'terms',
  'benefits',
  'messages',
  'campaigns',
]

/** What an apply works with. */
export interface Applying {
  tx: Tx
  backend: Backend
  /** The shop as it becomes, with all numbers and moments. */
  document: ShopDocument
  /** Returns the number of a thing. */
  idOf(kind: KindName, name: string): number
  /** Returns the photograph of a path, or the fallback drawing of a place. */
  art(
    place: Place,
    from: { picture?: string | undefined; drawing?: unknown; pack?: string | undefined },
  ): PictureSpec
  /** Returns the photograph of a path; `undefined` without one. */
  photograph(path: string | undefined): MediumArt<never> | undefined
  /** Returns the absolute address of a photograph of the shop. */
  addressOf(path: string): string
}

/** A change of a thing. */
export interface ChangeOf<File> {
  name: string
  id: number
  before: File | undefined
  after: File | undefined
}

/** What speaks against a change, in sentences. */
export interface Judgement {
  /** Fans would notice; `--allow` applies it. */
  dangers: string[]
  /** The database would lose what fans own. */
  refusals: string[]
}

/** A kind of things: how its rows are written, and what speaks against a change. */
export interface Kind<File> {
  write(at: Applying, change: ChangeOf<File> & { after: File }): Promise<void>
  remove(at: Applying, change: ChangeOf<File>): Promise<void>
  judge?(at: Applying, change: ChangeOf<File>): Promise<Partial<Judgement>>
}
