import { useOriginals } from '@fandeck/react'
import { forwardRef, useState } from 'react'
import { FavouriteOriginalButton } from '../favourites/FavouriteOriginalButton.tsx'
import { Choices } from '../primitives/listing/Choices.tsx'
import { ItemList } from '../primitives/listing/ItemList.tsx'
import { ListHead } from '../primitives/listing/ListHead.tsx'
import { useChoice } from '../primitives/listing/use-choice.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { ALL, categoriesOf, categoryMessage } from './categories.ts'
import { koOriginals } from './messages.ko.ts'
import { type OriginalLinkProps, OriginalTile } from './OriginalTile.tsx'

/** The props of the originals, which fetch themselves. */
export interface OriginalsProps extends HeadedPartProps, OriginalLinkProps {
  /** The category that is shown, `all` for every one; kept by the list when omitted. */
  category?: string | undefined
  /** Called with the category that the reader chose. */
  onCategoryChange?: ((category: string) => void) | undefined
}

/**
 * The originals by category: the pages of teams, artists and magazines, with the hearts of a member.
 *
 * @see S1.4, D26
 */
export const Originals = /* @__PURE__ */ forwardRef<HTMLElement, OriginalsProps>(function Originals(
  { category, onCategoryChange, isComing, renderLink, headingLevel = 1, ...root },
  ref,
) {
  const messages = useMessagesOf(koOriginals)
  const query = useOriginals()
  const [selected, choose] = useChoice(category, ALL, onCategoryChange)
  const [failure, setFailure] = useState('')
  const originals = query.data ?? []

  const nameOf = (one: string) => {
    const message = categoryMessage(one)
    return message ? messages[message] : one
  }
  const choices = [{ category: ALL, count: originals.length }, ...categoriesOf(originals)].map(
    ({ category: value, count }) => {
      const name = value === ALL ? messages['originals.all'] : nameOf(value)
      return { value, label: count > 1 ? `${name} ${count}` : name }
    },
  )
  return (
    <Part base="fandeck-root fandeck-listing" {...root} ref={ref}>
      <ListHead
        title={messages['originals.title']}
        lead={messages['originals.lead']}
        headingLevel={headingLevel}
      />
      <Choices
        label={messages['originals.categories']}
        choices={choices}
        selected={selected}
        onSelect={choose}
      />
      <p className="fandeck-originals__failure" role="alert">
        {failure}
      </p>
      <ItemList
        query={query}
        filter={(all) => all.filter((one) => selected === ALL || one.category === selected)}
        loading={<Skeleton height={196} radius={20} />}
        empty={{
          title: messages['originals.none.title'],
          description: messages['originals.none.message'],
        }}
        keyOf={({ key }) => key}
      >
        {(original, index) => (
          <OriginalTile
            original={original}
            first={index === 0}
            action={<FavouriteOriginalButton original={original} kind="glass" onFailed={setFailure} />}
            {...{ isComing, renderLink }}
          />
        )}
      </ItemList>
    </Part>
  )
})
