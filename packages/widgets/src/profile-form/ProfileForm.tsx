import { useMember } from '@fandeck/react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { AdConsentSwitches } from './AdConsentSwitches.tsx'
import { NicknameField } from './NicknameField.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import './ProfileForm.css'

/** The props of the form, which fetches the member and saves each change by itself. */
export interface ProfileFormProps extends PartProps {
  /** Hides the consents to advertising, for pages that show `AdConsentSwitches` elsewhere. @default true */
  ads?: boolean | undefined
  /** Called once the server has stored a change. */
  onChanged?: ((part: 'picture' | 'nickname' | 'ad-consent') => void) | undefined
}

/**
 * The member's picture, nickname and consents to advertising. A refusal keeps what was typed.
 *
 * @see S7.38, S7.39, S7.40, S7.41
 */
export const ProfileForm = /* @__PURE__ */ forwardRef<HTMLElement, ProfileFormProps>(function ProfileForm(
  { ads = true, onChanged = () => {}, ...root },
  ref,
) {
  const member = useMember()
  return (
    <Part base="fandeck-root fandeck-profile" {...root} ref={ref}>
      <QueryState query={member}>
        {(data) => (
          <>
            <ProfilePicture member={data} onChanged={() => onChanged('picture')} />
            <NicknameField member={data} onChanged={() => onChanged('nickname')} />
            {ads && <AdConsentSwitches onChanged={() => onChanged('ad-consent')} />}
          </>
        )}
      </QueryState>
    </Part>
  )
})
