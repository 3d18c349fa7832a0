import { useOriginals } from '@fandeck/react'
import { ChipFilter } from '../../layout/ChipFilter.tsx'
import { ListHead } from '../../layout/ListHead.tsx'
import { ListState } from '../../layout/ListState.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useSearchParams } from '../../router/Router.tsx'
import { ALL, categoriesOf, categoryMessage } from './categories.ts'
import { OriginalTile } from './OriginalTile.tsx'

/** The originals by category (D26). */
export default function OriginalsPage() {
  const messages = useMessages()
  const query = useOriginals()
  const [search] = useSearchParams()
  const originals = query.data ?? []
  const selected = search.get('category') ?? ALL

  const nameOf = (category: string) => {
    const message = categoryMessage(category)
    return message ? messages[message] : category
  }
  const choices = [{ category: ALL, count: originals.length }, ...categoriesOf(originals)].map(
    ({ category, count }) => {
      const name = category === ALL ? messages['originals.all'] : nameOf(category)
      return { value: category, label: count > 1 ? `${name} ${count}` : name }
    },
  )
  return (
    <div className="site-list">
      <ListHead title={messages['originals.title']} lead={messages['originals.lead']} />
      <ChipFilter
        name="category"
        label={messages['originals.categories']}
        choices={choices}
        selected={selected}
      />
      <ListState
        query={query}
        filter={(all) => all.filter(({ category }) => selected === ALL || category === selected)}
        empty={{
          title: messages['originals.none.title'],
          description: messages['originals.none.message'],
        }}
      >
        {(shown) => (
          <ul className="site-list__items">
            {shown.map((original, index) => (
              <li key={original.key}>
                <OriginalTile original={original} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </div>
  )
}
