import { type CollectionPicture, checkCollectionPicture } from '@fandeck/sdk/collections'
import { ImagePlus, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Failure } from '../primitives/failure/Failure.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { usePreview } from '../primitives/use-preview.ts'
import type { CollectionDraftState } from './use-collection-draft.ts'
import { useCollectionMessages } from './use-collection-messages.ts'

interface DraftPicturesProps {
  draft: CollectionDraftState
  pictures: readonly CollectionPicture[]
  label: string
  /** Shows which files can be chosen, and that the logo is required. */
  hint?: boolean
}

/** Some pictures of the draft, each with a preview, under a name for assistive technology. */
export function DraftPictures({ draft, pictures, label, hint = false }: DraftPicturesProps) {
  const messages = useCollectionMessages()
  const id = useId()
  const [refused, setRefused] = useState<string>()

  function choose(picture: CollectionPicture, file: File | undefined) {
    const invalid = file && checkCollectionPicture(picture, file)
    setRefused(invalid ? file.name : undefined)
    if (!invalid) draft.choose(picture, file)
  }

  return (
    <fieldset aria-describedby={refused || hint ? `${id}-note` : undefined}>
      <legend className="fandeck-visually-hidden">{label}</legend>
      {pictures.map((picture) => (
        <DraftPicture
          key={picture}
          picture={picture}
          file={draft.pictures[picture]}
          onChange={(file) => choose(picture, file)}
        />
      ))}
      {refused && (
        <Failure id={`${id}-note`}>{messages['collection.picture.invalid']({ name: refused })}</Failure>
      )}
      {!refused && hint && (
        <p className="fandeck-caption" id={`${id}-note`}>
          {messages['collection.picture.hint']}
        </p>
      )}
    </fieldset>
  )
}

interface DraftPictureProps {
  picture: CollectionPicture
  file: File | undefined
  onChange(file: File | undefined): void
}

function DraftPicture({ picture, file, onChange }: DraftPictureProps) {
  const messages = useCollectionMessages()
  const name = messages[`collection.picture.${picture}`]
  const preview = usePreview(file)
  const logo = picture === 'logo'
  return (
    <div className="fandeck-draft__picture" data-picture={picture}>
      {preview && <Image className="fandeck-draft__preview" src={preview} alt="" loading="eager" />}
      <label className="fandeck-draft__add">
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={messages['collection.picture.add']({ name })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) onChange(chosen)
            // Allows the same file to be chosen again.
            target.value = ''
          }}
        />
        {!preview && (
          <>
            {logo ? <Plus size={22} aria-hidden /> : <ImagePlus size={24} aria-hidden />}
            <span className="fandeck-caption" aria-hidden>
              {logo ? name : messages['collection.picture.empty']({ name })}
            </span>
          </>
        )}
      </label>
      {file && (
        <button
          type="button"
          className="fandeck-draft__remove"
          aria-label={messages['collection.picture.remove']({ name })}
          onClick={() => onChange(undefined)}
        >
          <X size={14} strokeWidth={2.4} aria-hidden />
        </button>
      )}
    </div>
  )
}
