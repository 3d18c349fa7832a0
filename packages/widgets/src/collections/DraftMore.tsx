import { checkCollection, collectionCategories, collectionLinks } from '@fandeck/sdk/collections'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { SelectField } from '../primitives/field/SelectField.tsx'
import { DraftLinks } from './DraftDetails.tsx'
import { DraftPictures } from './DraftPictures.tsx'
import type { CollectionDraftState } from './use-collection-draft.ts'
import { useCollectionMessages } from './use-collection-messages.ts'

/** The links of the page itself; the others are here. */
export const FIRST_LINKS = ['website', 'discord', 'instagram'] as const
const OTHER_LINKS = collectionLinks.filter((link) => !FIRST_LINKS.some((first) => first === link))

/** What few collections need, closed at first: category, main picture and further links. */
export function DraftMore({ draft }: { draft: CollectionDraftState }) {
  const messages = useCollectionMessages()
  const { info, pictures, set } = draft
  const problems = checkCollection(info)
  const [opened, setOpened] = useState(false)
  const filled = pictures.image !== undefined || OTHER_LINKS.some((link) => info[link] || problems[link])
  return (
    <details
      className="fandeck-draft__more"
      open={opened || filled}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        {messages['collection.more']}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <SelectField
        label={messages['collection.category']}
        value={info.category}
        onChange={({ target }) => set({ category: target.value })}
      >
        {collectionCategories.map((category) => (
          <option key={category} value={category}>
            {messages[`collection.category.${category}`]}
          </option>
        ))}
      </SelectField>
      <DraftPictures draft={draft} pictures={['image']} label={messages['collection.picture.image']} />
      <DraftLinks draft={draft} links={OTHER_LINKS} legend={messages['collection.links.more']} />
    </details>
  )
}
