import { useUser } from '@fandeck/react'
import type { CollectionInfo, CollectionPicture } from '@fandeck/sdk/collections'
import { useEffect, useState } from 'react'
import {
  clearDraft,
  type DraftPictures,
  readDraft,
  readPictures,
  type TypedDraft,
  writeDraft,
  writePictures,
} from './collection-draft.ts'

/** The draft of the signed-in member, kept over a reload until it is sent; other members do not see it (S3.26). */
export function useCollectionDraft() {
  const memberId = useUser()?.memberId ?? ''
  const [draft, setDraft] = useState<TypedDraft>(() => readDraft(memberId))
  const [pictures, setPictures] = useState<DraftPictures>({})

  useEffect(() => {
    setDraft(readDraft(memberId))
    let current = true
    // A picture chosen before the stored ones were read stays.
    void readPictures(memberId).then((read) => current && setPictures((chosen) => ({ ...read, ...chosen })))
    return () => {
      current = false
    }
  }, [memberId])

  function change(next: TypedDraft) {
    setDraft(next)
    writeDraft(memberId, next)
  }
  return {
    ...draft,
    pictures,
    set: (part: Partial<CollectionInfo>) => change({ ...draft, info: { ...draft.info, ...part } }),
    goTo: (step: number) => change({ ...draft, step }),
    choose(picture: CollectionPicture, file: File | undefined) {
      const next = { ...pictures, [picture]: file }
      setPictures(next)
      void writePictures(memberId, next)
    },
    async clear() {
      await clearDraft(memberId)
      setDraft(readDraft(memberId))
      setPictures({})
    },
  }
}
export type CollectionDraftState = ReturnType<typeof useCollectionDraft>
