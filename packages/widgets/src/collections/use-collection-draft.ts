import { useUser } from '@fandeck/react'
import type { CollectionInfo, CollectionPicture } from '@fandeck/sdk/collections'
import { useEffect, useState } from 'react'
import {
  clearDraft,
  type DraftPictures,
  readDraft,
  readPictures,
  writeDraft,
  writePictures,
} from './collection-draft.ts'

/** The draft of the signed-in member, kept over a reload until it is sent; other members do not see it (S3.26). */
export function useCollectionDraft() {
  const memberId = useUser()?.memberId ?? ''
  const [info, setInfo] = useState(() => readDraft(memberId))
  const [pictures, setPictures] = useState<DraftPictures>({})

  useEffect(() => {
    setInfo(readDraft(memberId))
    let current = true
    // A picture chosen before the stored ones were read stays.
    void readPictures(memberId).then((read) => current && setPictures((chosen) => ({ ...read, ...chosen })))
    return () => {
      current = false
    }
  }, [memberId])

  return {
    info,
    pictures,
    set(part: Partial<CollectionInfo>) {
      const next = { ...info, ...part }
      setInfo(next)
      writeDraft(memberId, next)
    },
    choose(picture: CollectionPicture, file: File | undefined) {
      const next = { ...pictures, [picture]: file }
      setPictures(next)
      void writePictures(memberId, next)
    },
    async clear() {
      await clearDraft(memberId)
      setInfo(readDraft(memberId))
      setPictures({})
    },
  }
}
export type CollectionDraftState = ReturnType<typeof useCollectionDraft>
