import {
  type CollectionInfo,
  type CollectionPicture,
  collectionPictures,
  emptyCollection,
} from '@fandeck/sdk/collections'
import { jsonOf } from '@fandeck/sdk/internal'
import { delMany, getMany, setMany } from 'idb-keyval'

/** The chosen pictures of a draft. */
export type DraftPictures = Partial<Record<CollectionPicture, File>>

const keyOf = (memberId: string) => `fandeck:collection-draft:${memberId}`
const pictureKeys = (memberId: string) => collectionPictures.map((one) => `${keyOf(memberId)}:${one}`)

/** Reads the typed part of a member's draft; a missing or an unreadable one is empty. */
export function readDraft(memberId: string): CollectionInfo {
  const empty = emptyCollection()
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null')
    const { info } = Object(stored)
    const texts = Object.entries(empty).map(([name, text]) => {
      const value: unknown = Object(info)[name]
      return [name, typeof value === 'string' ? value : text]
    })
    return { ...empty, ...Object.fromEntries(texts) }
  } catch {
    return empty
  }
}

/** Keeps the typed part of a draft over a reload; a full or blocked storage keeps nothing. */
export function writeDraft(memberId: string, info: CollectionInfo): void {
  try {
    localStorage.setItem(keyOf(memberId), jsonOf({ info }))
  } catch {}
}

/** Reads the pictures of a draft, which are too large for `localStorage`. */
export async function readPictures(memberId: string): Promise<DraftPictures> {
  try {
    const stored = await getMany<unknown>(pictureKeys(memberId))
    return Object.fromEntries(
      collectionPictures.flatMap((one, at) => (stored[at] instanceof File ? [[one, stored[at]]] : [])),
    )
  } catch {
    return {}
  }
}

/** Keeps the pictures of a draft over a reload. */
export async function writePictures(memberId: string, pictures: DraftPictures): Promise<void> {
  try {
    await setMany(collectionPictures.map((one, at) => [pictureKeys(memberId)[at] ?? '', pictures[one]]))
  } catch {}
}

/** Deletes a draft once it was sent. */
export async function clearDraft(memberId: string): Promise<void> {
  try {
    localStorage.removeItem(keyOf(memberId))
    await delMany(pictureKeys(memberId))
  } catch {}
}
