import { useChangeAdConsent, useMember } from '@fandeck/react'
import { forwardRef } from 'react'
import { Failure } from '../primitives/failure/Failure.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Switch } from '../primitives/switch/Switch.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useProfileMessages } from './use-profile-messages.ts'
import './ProfileForm.css'

/** The props of the consents to advertising. */
export interface AdConsentSwitchesProps extends PartProps {
  /** Called once the server has stored the consents. */
  onChanged?: ((consent: { email: boolean; sms: boolean }) => void) | undefined
}

/**
 * The consents to advertising by email and by text message. A switch moves at once and back if the server refuses.
 *
 * @see S7.41
 */
export const AdConsentSwitches = /* @__PURE__ */ forwardRef<HTMLElement, AdConsentSwitchesProps>(
  function AdConsentSwitches({ onChanged, ...root }, ref) {
    const messages = useProfileMessages()
    const { data: member } = useMember()
    const change = useChangeAdConsent()
    const stored = { email: member?.adEmail ?? false, sms: member?.adSms ?? false }
    const shown = (change.isPending && change.variables) || stored
    const failed = change.data?.error ?? (change.isError ? errorSentence(messages, change.error) : undefined)
    const set = (part: Partial<typeof shown>) => {
      const consent = { ...shown, ...part }
      change.mutate(consent, { onSuccess: ({ error }) => error === undefined && onChanged?.(consent) })
    }
    return (
      <Part
        tag="fieldset"
        base="fandeck-root fandeck-profile__ads"
        aria-label={messages['profile.ads']}
        {...root}
        ref={ref}
      >
        <Switch
          checked={shown.email}
          disabled={!member}
          onChange={({ target }) => set({ email: target.checked })}
        >
          {messages['profile.ads.email']}
        </Switch>
        <Switch
          checked={shown.sms}
          disabled={!member}
          onChange={({ target }) => set({ sms: target.checked })}
        >
          {messages['profile.ads.sms']}
        </Switch>
        {failed && <Failure>{failed}</Failure>}
      </Part>
    )
  },
)
