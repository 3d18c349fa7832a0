import { inquiryLimits } from '@fandeck/sdk/support'
import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { useInquiryFormMessages } from './use-inquiry-form-messages.ts'

interface PictureFieldProps {
  files: readonly File[]
  error: string | undefined
  onChange(files: readonly File[]): void
}

const ACCEPT = 'image/jpeg,image/png,image/webp'

/** The pictures of an inquiry with previews; each can be removed. */
export function PictureField({ files, error, onChange }: PictureFieldProps) {
  const messages = useInquiryFormMessages()
  const id = useId()
  const previews = usePreviews(files)

  function add({ target }: ChangeEvent<HTMLInputElement>) {
    onChange([...files, ...(target.files ?? [])])
    // Allows the same file to be chosen again after its removal.
    target.value = ''
  }

  return (
    <fieldset className="fandeck-pictures" aria-describedby={`${id}-note`}>
      <legend className="fandeck-field__label">{messages['inquiry.pictures']}</legend>
      <div className="fandeck-pictures__row">
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <div key={`${file.name}-${at}`} className="fandeck-picture">
            <Image
              className="fandeck-picture__preview"
              src={previews.get(file)}
              alt={file.name}
              loading="eager"
            />
            <button
              type="button"
              className="fandeck-picture__remove"
              aria-label={messages['inquiry.pictures.remove']({ name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              <X size={14} strokeWidth={2.4} aria-hidden />
            </button>
          </div>
        ))}
        {files.length < inquiryLimits.files && (
          <label className="fandeck-picture fandeck-pictures__add">
            <input
              type="file"
              className="fandeck-pictures__input"
              accept={ACCEPT}
              multiple
              aria-label={messages['inquiry.pictures.add']}
              onChange={add}
            />
            <ImagePlus size={24} aria-hidden />
            <span className="fandeck-caption" aria-hidden>
              {`${files.length} / ${inquiryLimits.files}`}
            </span>
          </label>
        )}
      </div>
      {error ? (
        <p className="fandeck-pictures__error" id={`${id}-note`} role="alert">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          <span>{error}</span>
        </p>
      ) : (
        <p className="fandeck-caption fandeck-pictures__hint" id={`${id}-note`}>
          {messages['inquiry.pictures.hint']}
        </p>
      )}
    </fieldset>
  )
}

/** Returns object URLs of the files for `<img>`; revokes them when a file is removed. */
function usePreviews(files: readonly File[]): ReadonlyMap<File, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<File, string>>(new Map())
  useEffect(() => {
    const made = new Map(files.map((file) => [file, URL.createObjectURL(file)]))
    setPreviews(made)
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address)
    }
  }, [files])
  return previews
}
