import { useCollectionNameCheck } from '@fandeck/react'
import { byteLength } from '@fandeck/sdk'
import { type CollectionNameField, checkCollectionName, collectionLimits } from '@fandeck/sdk/collections'
import { Check } from 'lucide-react'
import { Field } from '../primitives/field/Field.tsx'
import { useSettled } from '../primitives/use-settled.ts'
import { useCollectionMessages } from './use-collection-messages.ts'

interface DraftNameProps {
  field: CollectionNameField
  value: string
  /** Shows the problem of an empty name. */
  checked: boolean
  onChange(value: string): void
}

/** A name of the draft, with its length in bytes, checked by the server while it is typed (S3.27, S5.8). */
export function DraftName({ field, value, checked, onChange }: DraftNameProps) {
  const messages = useCollectionMessages()
  const settled = useSettled(value)
  const still = settled === value
  const check = useCollectionNameCheck({ field, value: settled, query: { enabled: still } })
  const most = String(field === 'linkName' ? collectionLimits.linkName : collectionLimits.name)
  const problem = checkCollectionName(field, value)
  const sentence = {
    missing: checked ? messages['collection.problem.missing'] : undefined,
    characters: messages[`collection.characters.${field}`],
    long: messages['collection.problem.long']({ most }),
  }
  const taken = still && check.data === 'taken' ? messages.errors['collections/name-taken'] : undefined
  const error = problem ? sentence[problem] : taken
  const free = still && !problem && check.data === 'free'
  const state = problem ? '' : messages[free ? 'collection.free' : 'collection.checking']
  return (
    <Field
      label={messages[`collection.${field}`]}
      value={value}
      error={error}
      hint={
        <span role="status">
          <span>{messages['collection.bytes']({ count: String(byteLength(value)), most })}</span>
          <span className="fandeck-visually-hidden">{` ${state}`}</span>
        </span>
      }
      start={field === 'linkName' && 'fandeck /'}
      end={free && <Check className="fandeck-draft__free" size={20} strokeWidth={2} aria-hidden />}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
