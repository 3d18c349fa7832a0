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
  onChange(value: string): void
}

/** The part of its limit from which on a name shows its length. */
const NEARLY = 0.8

/** A name of the draft, with its length in bytes, checked by the server while it is typed (S3.27, S5.8). */
export function DraftName({ field, value, onChange }: DraftNameProps) {
  const messages = useCollectionMessages()
  const settled = useSettled(value)
  const still = settled === value
  const check = useCollectionNameCheck({ field, value: settled, query: { enabled: still } })
  const most = field === 'linkName' ? collectionLimits.linkName : collectionLimits.name
  const bytes = byteLength(value)
  const problem = checkCollectionName(field, value)
  const sentence = {
    missing: undefined,
    characters: messages[`collection.characters.${field}`],
    long: messages['collection.problem.long']({ most: String(most) }),
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
        bytes > most * NEARLY && messages['collection.bytes']({ count: String(bytes), most: String(most) })
      }
      start={field === 'linkName' && 'fandeck /'}
      end={
        <>
          <span className="fandeck-visually-hidden" role="status">
            {state}
          </span>
          {free && <Check className="fandeck-draft__free" size={20} strokeWidth={2} aria-hidden />}
        </>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
