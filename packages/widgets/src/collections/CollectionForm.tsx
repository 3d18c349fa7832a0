import { useCreateCollection } from '@fandeck/react'
import { type CollectionInfo, checkCollection, collectionLinks } from '@fandeck/sdk/collections'
import { type FormEvent, forwardRef, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Failure } from '../primitives/failure/Failure.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { STEPS } from './collection-draft.ts'
import { DraftLinks, DraftNames } from './DraftDetails.tsx'
import { DraftPictures } from './DraftPictures.tsx'
import { useCollectionDraft } from './use-collection-draft.ts'
import { useCollectionMessages } from './use-collection-messages.ts'
import '../primitives/small-heading/SmallHeading.css'
import './CollectionForm.css'

/** The props of the form, which keeps its draft over a reload until it is sent. */
export interface CollectionFormProps extends Omit<HeadedPartProps, 'onSubmit'> {
  /** Called once the server has created the collection. */
  onCreated?: ((collectionId: number) => void) | undefined
}

const NAME_PARTS: readonly (keyof CollectionInfo)[] = ['koreanName', 'englishName', 'linkName', 'description']
const LINK_PARTS: readonly (keyof CollectionInfo)[] = ['category', 'royalty', ...collectionLinks]
const VIEWS = [DraftPictures, DraftNames, DraftLinks] as const

/**
 * The form of a new collection in three steps: pictures, names, links. The draft stays over a reload until the server
 * has created the collection.
 *
 * @see S3.26, S3.27, D36
 */
export const CollectionForm = /* @__PURE__ */ forwardRef<HTMLElement, CollectionFormProps>(
  function CollectionForm({ headingLevel = 2, onCreated, ...root }, ref) {
    const messages = useCollectionMessages()
    const draft = useCollectionDraft()
    const create = useCreateCollection()
    const [checked, setChecked] = useState(false)
    // A second press can precede the render of the busy button.
    const sending = useRef(false)
    const { step, info, pictures } = draft
    const name = STEPS[step] ?? 'pictures'
    const last = step === STEPS.length - 1
    const problems = checkCollection(info)
    const blocked = [
      pictures.logo === undefined,
      NAME_PARTS.some((part) => problems[part]),
      LINK_PARTS.some((part) => problems[part]),
    ]
    const failed = create.data?.error ?? (create.isError ? errorSentence(messages, create.error) : undefined)
    const View = VIEWS[step] ?? DraftPictures
    const Heading = `h${headingLevel}` as const

    function goTo(next: number) {
      setChecked(false)
      draft.goTo(next)
    }

    async function submit(event: FormEvent) {
      event.preventDefault()
      if (sending.current) return
      const first = blocked.indexOf(true)
      if (!last || (first >= 0 && first < step)) {
        if (blocked[step]) setChecked(true)
        else goTo(first >= 0 && last ? first : step + 1)
        return
      }
      if (blocked[step]) return
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
        <Heading className="fandeck-small-heading">
          {messages['collection.step']({ step: step + 1, title: messages[`collection.step.${name}`] })}
        </Heading>
        <View draft={draft} checked={checked} />
        {failed && <Failure>{failed}</Failure>}
        <div className="fandeck-draft__actions">
          {step > 0 && (
            <Button kind="secondary" onClick={() => goTo(step - 1)}>
              {messages['collection.back']}
            </Button>
          )}
          <Button type="submit" block loading={create.isPending}>
            {messages[last ? 'collection.create' : 'collection.next']}
          </Button>
        </div>
      </Part>
    )
  },
)
