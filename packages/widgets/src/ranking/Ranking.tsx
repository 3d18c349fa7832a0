import { useRanking } from '@fandeck/react'
import type { Ranked } from '@fandeck/sdk/directory'
import { forwardRef, useId } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koRanking } from './messages.ko.ts'
import './Ranking.css'

/** The props of a ranking, which fetches itself. */
export interface RankingProps extends HeadedPartProps {
  /** Which ranking. @default the collectors */
  kind?: string | undefined
  /** The heading. @default 'Ranking' */
  title?: string | undefined
  /** Returns the words of a value, such as its unit. @default the number of cards */
  formatValue?: ((value: number) => string) | undefined
}

/**
 * A ranking, best first: place, picture, name and value.
 *
 * @see S7.24, D38
 */
export const Ranking = /* @__PURE__ */ forwardRef<HTMLElement, RankingProps>(function Ranking(
  { kind, title, formatValue, headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const messages = useMessagesOf(koRanking)
  const ranking = useRanking({ kind })
  const words = formatValue ?? ((value: number) => messages['ranking.value']({ value: grouped(value) }))
  return (
    <Part tag="section" base="fandeck-root fandeck-ranking" aria-labelledby={id} {...root} ref={ref}>
      <Heading className="fandeck-title-2" id={id}>
        {title ?? messages['ranking.title']}
      </Heading>
      <QueryState query={ranking} loading={<RankingLoading />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={messages['ranking.none']} description={messages['ranking.none.message']} />
          ) : (
            <ol className="fandeck-ranking__rows">
              {rows.map((row) => (
                <RankedRow key={`${row.rank} ${row.title}`} row={row} words={words} />
              ))}
            </ol>
          )
        }
      </QueryState>
    </Part>
  )
})

function RankedRow({ row, words }: { row: Ranked; words(value: number): string }) {
  const messages = useMessagesOf(koRanking)
  const { rank, title, image, value } = row
  return (
    <li className="fandeck-ranking__row" data-first={rank === 1 || undefined}>
      <span className="fandeck-ranking__place">
        <span aria-hidden>{rank}</span>
        <span className="fandeck-visually-hidden">{messages['ranking.place']({ rank })}</span>
      </span>
      {image && <Image className="fandeck-ranking__picture" shownWidth={44} src={image} alt="" />}
      <b className="fandeck-ranking__title">{title}</b>
      <span className="fandeck-ranking__value">{words(value)}</span>
    </li>
  )
}

const RankingLoading = () => (
  <div className="fandeck-ranking__rows">
    {[160, 120, 180, 140, 100].map((width) => (
      <div key={width} className="fandeck-ranking__row">
        <Skeleton width={24} height={24} />
        <Skeleton width={44} height={44} radius={22} />
        <Skeleton width={width} height={20} />
      </div>
    ))}
  </div>
)
