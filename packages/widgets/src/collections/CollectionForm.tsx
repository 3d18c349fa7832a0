import { useCreateCollection } from '@fandeck/react'
import { checkCollection } from '@fandeck/sdk/collections'
import { type FormEvent, forwardRef, useRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Failure } from '../primitives/failure/Failure.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { DraftChain, DraftLinks, DraftNames } from './DraftDetails.tsx'
import { DraftMore, FIRST_LINKS } from './DraftMore.tsx'
import { DraftPictures } from './DraftPictures.tsx'
import { useCollectionDraft } from './use-collection-draft.ts'
import { useCollectionMessages } from './use-collection-messages.ts'
import './CollectionForm.css'

/** The props of the form, which keeps its draft over a reload until it is sent. */
export interface CollectionFormProps extends Omit<PartProps, 'onSubmit'> {
  /** Called once the server has created the collection. */
  onCreated?: ((collectionId: number) => void) | undefined
}

/**
 * The form of a new collection: pictures, names, details and links. Its button waits for a logo and for names that keep
 * the rules. The draft stays over a reload until the server has created the collection.
 *
 * @see S3.26, S3.27, D36
 */
export const CollectionForm = /* @__PURE__ */ forwardRef<HTMLElement, CollectionFormProps>(
  function CollectionForm({ onCreated, ...root }, ref) {
    const messages = useCollectionMessages()
    const draft = useCollectionDraft()
    const create = useCreateCollection()
    // A second press can precede the render of the busy button.
    const sending = useRef(false)
    const { info, pictures } = draft
    const ready = pictures.logo !== undefined && Object.keys(checkCollection(info)).length === 0
    const failed = create.data?.error ?? (create.isError ? errorSentence(messages, create.error) : undefined)

    async function submit(event: FormEvent) {
      event.preventDefault()
      if (sending.current || !ready) return
      sending.current = true
      try {
        const { data } = await create.mutateAsync({ info, ...pictures })
        if (!data) return
        await draft.clear()
        onCreated?.(data.collectionId)
      } catch {
        // `create.error` is shown below.
      } finally {
        sending.current = false
      }
    }

    return (
      <Part
        tag="form"
        base="fandeck-root fandeck-draft"
        noValidate
        {...root}
        ref={ref}
        onSubmit={(event) => void submit(event)}
      >
        <DraftPictures
          draft={draft}
          pictures={['banner', 'logo']}
          label={messages['collection.pictures']}
          hint={!pictures.logo}
        />
        <DraftNames draft={draft} />
        <DraftChain draft={draft} />
        <DraftLinks draft={draft} links={FIRST_LINKS} legend={messages['collection.links']} />
        <DraftMore draft={draft} />
        {failed && <Failure>{failed}</Failure>}
        <Button type="submit" block disabled={!ready} loading={create.isPending}>
          {messages['collection.create']}
        </Button>
      </Part>
    )
  },
)
