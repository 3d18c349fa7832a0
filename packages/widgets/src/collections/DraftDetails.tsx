import { byteLength } from '@fandeck/sdk'
import {
  type CollectionInfo,
  checkCollection,
  collectionLimits,
  type collectionLinks,
} from '@fandeck/sdk/collections'
import { Link } from 'lucide-react'
import { Field } from '../primitives/field/Field.tsx'
import { SelectField } from '../primitives/field/SelectField.tsx'
import { TextAreaField } from '../primitives/field/TextAreaField.tsx'
import { DraftName } from './DraftName.tsx'
import type { CollectionDraftState } from './use-collection-draft.ts'
import { useCollectionMessages } from './use-collection-messages.ts'

const NAMES = ['koreanName', 'englishName', 'linkName'] as const
const ROYALTIES = ['0.0', '2.5', '5.0', '7.5', '10.0'] as const
/** A link of a collection. */
export type CollectionLink = (typeof collectionLinks)[number]

interface DraftPartProps {
  draft: CollectionDraftState
}

/** Returns the message of an invalid part. */
function useProblems(info: CollectionInfo) {
  const messages = useCollectionMessages()
  const problems = checkCollection(info)
  return (part: keyof CollectionInfo, most: number): string | undefined => {
    const problem = problems[part]
    if (problem === undefined) return undefined
    if (problem === 'long') return messages['collection.problem.long']({ most: String(most) })
    return messages[`collection.problem.${problem === 'characters' ? 'range' : problem}`]
  }
}

/** The three names and the description. */
export function DraftNames({ draft: { info, set } }: DraftPartProps) {
  const messages = useCollectionMessages()
  const problem = useProblems(info)
  return (
    <>
      {NAMES.map((field) => (
        <DraftName
          key={field}
          field={field}
          value={info[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <TextAreaField
        label={messages['collection.description']}
        value={info.description}
        error={problem('description', collectionLimits.description)}
        count={byteLength(info.description)}
        most={collectionLimits.description}
        countLabel={messages['collection.bytes']}
        countShown
        onChange={({ target }) => set({ description: target.value })}
      />
    </>
  )
}

/** Network, token and royalty. */
export function DraftChain({ draft: { info, set } }: DraftPartProps) {
  const messages = useCollectionMessages()
  return (
    <div className="fandeck-draft__chain">
      <SelectField label={messages['collection.network']} defaultValue={info.network}>
        <option value="KAIA">KAIA</option>
      </SelectField>
      <SelectField label={messages['collection.tokenType']} defaultValue={info.tokenType}>
        <option value="KIP17">KIP17</option>
      </SelectField>
      <SelectField
        label={messages['collection.royalty']}
        value={info.royalty}
        onChange={({ target }) => set({ royalty: target.value })}
      >
        {ROYALTIES.map((royalty) => (
          <option key={royalty} value={royalty}>
            {royalty}%
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Fields of some links. */
export function DraftLinks({
  draft: { info, set },
  links,
  legend,
}: DraftPartProps & { links: readonly CollectionLink[]; legend: string }) {
  const messages = useCollectionMessages()
  const problem = useProblems(info)
  return (
    <fieldset>
      <legend className="fandeck-field__label">{legend}</legend>
      {links.map((link) => (
        <Field
          key={link}
          label={messages[`collection.${link}`]}
          labelHidden
          type="url"
          inputMode="url"
          placeholder={messages[`collection.${link}`]}
          start={<Link size={20} aria-hidden />}
          value={info[link]}
          error={problem(link, collectionLimits.link)}
          onChange={({ target }) => set({ [link]: target.value })}
        />
      ))}
    </fieldset>
  )
}
