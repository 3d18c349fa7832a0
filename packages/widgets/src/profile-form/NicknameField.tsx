import { useChangeNickname, useNicknameCheck } from '@fandeck/react'
import type { Member } from '@fandeck/sdk/account'
import { checkNickname, refusedCharacters } from '@fandeck/sdk/profile'
import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { useSettled } from '../primitives/use-settled.ts'
import { errorSentence } from '../theme/messages.tsx'
import { useProfileMessages } from './use-profile-messages.ts'

export interface NicknameFieldProps {
  member: Member
  onChanged(): void
}

/** The nickname, checked while it is typed; a refusal at saving keeps what was typed. */
export function NicknameField({ member, onChanged }: NicknameFieldProps) {
  const messages = useProfileMessages()
  const [typed, setTyped] = useState(member.nickname)
  const settled = useSettled(typed)
  const changed = typed !== member.nickname
  const checked = changed && settled === typed
  const problem = changed ? checkNickname(typed) : undefined
  const check = useNicknameCheck({ nickname: settled, query: { enabled: checked } })
  const change = useChangeNickname()
  // A second press can precede the render of the busy button.
  const saving = useRef(false)

  const refused = change.variables?.nickname === typed ? change.data?.error : undefined
  const outage = change.isError ? errorSentence(messages, change.error) : undefined
  const taken = checked && check.data === false ? messages.errors['profile/nickname-taken'] : undefined
  const rule =
    checked && problem
      ? problem === 'characters'
        ? messages['profile.nickname.characters']({ refused: refusedCharacters(typed) })
        : messages[`profile.nickname.${problem}`]
      : undefined
  const error = rule ?? refused ?? taken ?? outage
  const free = checked && !error && check.data === true

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!changed || problem || taken || saving.current) return
    saving.current = true
    try {
      const answer = await change.mutateAsync({ nickname: typed })
      if (answer.error === undefined) onChanged()
    } catch {
      // `change.error` is shown at the field.
    } finally {
      saving.current = false
    }
  }

  return (
    <form className="fandeck-profile__nickname" noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={messages['profile.nickname']}
        autoComplete="nickname"
        value={typed}
        error={error}
        hint={<span role="status">{messages[free ? 'profile.nickname.free' : 'profile.nickname.hint']}</span>}
        end={free && <Check className="fandeck-profile__free" size={20} strokeWidth={2} aria-hidden />}
        onChange={({ target }) => {
          change.reset()
          setTyped(target.value)
        }}
      />
      <Button
        kind="secondary"
        block
        type="submit"
        disabled={!changed || problem !== undefined || taken !== undefined}
        loading={change.isPending}
      >
        {messages['profile.nickname.save']}
      </Button>
    </form>
  )
}
