import { CircleCheck } from 'lucide-react'
import { BadgeShare } from '../badges/BadgeShare.tsx'
import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Progress } from '../primitives/progress/Progress.tsx'
import type { Binder, Collected } from './binder.ts'
import { nameOf } from './Pocket.tsx'
import { useBinderMessages } from './use-binder-messages.ts'

interface BinderHeadProps {
  packName: string
  binder: Binder
  headingLevel: HeadingLevel
}

const counts = ({ owned, total }: Collected) => ({ owned: grouped(owned), total: grouped(total) })

/** The title of a set, how much of it is collected, and the same for each finish. */
export function BinderHead({ packName, binder, headingLevel }: BinderHeadProps) {
  const messages = useBinderMessages()
  const { title, crest, owned, total, missing, finishes } = binder
  const Heading = `h${headingLevel}` as const
  const [last] = missing
  return (
    <>
      <div className="fandeck-binder__head">
        <Image className="fandeck-binder__crest" shownWidth={52} src={crest} alt="" />
        <div>
          <Heading className="fandeck-title-1">{title}</Heading>
          <p className="fandeck-body-2">{messages['binder.progress'](counts(binder))}</p>
        </div>
      </div>
      <Progress value={owned} max={total} label={messages['binder.bar']({ title })} />
      {!last && (
        <>
          <p className="fandeck-inset fandeck-binder__news">
            <CircleCheck size={20} strokeWidth={2} aria-hidden />
            {messages['binder.complete']}
          </p>
          <BadgeShare of={{ kind: 'set', key: packName }} size={54} />
        </>
      )}
      {last && missing.length === 1 && (
        <p className="fandeck-inset fandeck-binder__news">
          {messages['binder.last']({ name: nameOf(last) })}
        </p>
      )}
      <ul className="fandeck-binder__finishes" aria-label={messages['binder.finishes']}>
        {finishes.map((finish) => (
          <li
            key={finish.title}
            className="fandeck-inset"
            data-complete={finish.owned === finish.total || undefined}
          >
            <span className="fandeck-caption">{finish.title}</span>
            <b>{messages['binder.finish'](counts(finish))}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
