import type { Terms } from '@fandeck/sdk/content'
import { SelectField } from '../primitives/field/SelectField.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import { koTermsArticle } from './messages.ko.ts'

interface VersionChoiceProps {
  selected: Terms
  /** The version in force. */
  current: Terms | undefined
  versions: readonly Terms[]
  now: number
  onChange(version: string | undefined): void
}

/** The choice between the versions of terms, each with its start. */
export function VersionChoice({ selected, current, versions, now, onChange }: VersionChoiceProps) {
  const messages = useMessagesOf(koTermsArticle)
  const { date } = useDates()
  const stateOf = ({ termsId, startAt }: Terms) => {
    if (termsId === current?.termsId) return ` · ${messages['terms.current']}`
    return startAt > now ? ` · ${messages['terms.upcoming']}` : ''
  }
  return (
    <SelectField
      label={messages['terms.version']}
      value={selected.version}
      onChange={({ target: { value } }) => onChange(value === current?.version ? undefined : value)}
    >
      {versions.map((terms) => (
        <option key={terms.termsId} value={terms.version}>
          {`${terms.version} · ${messages['terms.from']({ date: date(terms.startAt) })}${stateOf(terms)}`}
        </option>
      ))}
    </SelectField>
  )
}
