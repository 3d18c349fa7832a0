import { useChangePicture } from '@fandeck/react'
import { checkFile } from '@fandeck/sdk'
import type { Member } from '@fandeck/sdk/account'
import { pictureLimits } from '@fandeck/sdk/profile'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { Failure } from '../primitives/failure/Failure.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { usePreview } from '../primitives/use-preview.ts'
import { errorSentence } from '../theme/messages.tsx'
import { useProfileMessages } from './use-profile-messages.ts'

export interface ProfilePictureProps {
  member: Member
  onChanged(): void
}

/** The picture of the member; a chosen file is shown at once and uploaded. */
export function ProfilePicture({ member, onChanged }: ProfilePictureProps) {
  const messages = useProfileMessages()
  const id = useId()
  const change = useChangePicture()
  const [problem, setProblem] = useState<string>()
  const preview = usePreview(change.isPending ? change.variables?.file : undefined)
  const failed =
    problem ?? change.data?.error ?? (change.isError ? errorSentence(messages, change.error) : undefined)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    if (!file) return
    const [refused] = checkFile(file, pictureLimits)
    setProblem(refused && messages[`profile.picture.${refused}`])
    change.reset()
    if (!refused) change.mutate({ file }, { onSuccess: ({ error }) => error === undefined && onChanged() })
    target.value = ''
  }

  return (
    <div className="fandeck-profile__picture">
      <label className="fandeck-profile__frame" aria-busy={change.isPending || undefined}>
        <Image
          className="fandeck-profile__image"
          shownWidth={104}
          src={preview ?? member.image ?? undefined}
          alt=""
        />
        <input
          type="file"
          className="fandeck-profile__file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={messages['profile.picture.change']}
          aria-describedby={`${id}-note`}
          aria-invalid={failed ? true : undefined}
          disabled={change.isPending}
          onChange={choose}
        />
        <span className="fandeck-profile__camera" aria-hidden>
          <Camera size={18} strokeWidth={2} />
        </span>
      </label>
      {failed ? (
        <Failure id={`${id}-note`}>{failed}</Failure>
      ) : (
        <p className="fandeck-caption" id={`${id}-note`}>
          {messages['profile.picture.hint']}
        </p>
      )}
    </div>
  )
}
