import { useDrop, useDropPhase, useDrops, useStock } from '@fandeck/react'
import { type Drop, type DropInformation, formatSeoulMoment, formatSeoulRange } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { DropPhaseTag } from '../drop-model/DropPhaseTag.tsx'
import { DropTime } from '../drop-model/DropTime.tsx'
import { grouped } from '../drop-model/drop-text.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Image } from '../primitives/image/Image.tsx'
import { Progress } from '../primitives/progress/Progress.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import '../primitives/button/Button.css'
import './DropSummary.css'

/** What a link to a drop is made of. */
export interface DropLink {
  href: string
  className: string
  children: ReactNode
}

/** The props of a drop on another page. */
export interface DropSummaryProps {
  dropId: number
  href: string
  /** Your router's link; a plain one when absent. */
  renderLink?: (link: DropLink) => ReactNode
}

const plainLink = ({ children, ...link }: DropLink) => <a {...link}>{children}</a>

/** The live panel of a drop, for a home page: card, countdown, what is left, the way in. */
export function DropSummary(props: DropSummaryProps) {
  const drop = useDrop({ dropId: props.dropId })
  const information = useDrops().data?.find((one) => one.dropId === props.dropId)
  if (drop.isPending) return <Skeleton height={240} radius={20} />
  if (!drop.data) return null
  return <SummaryPanel {...props} drop={drop.data} information={information} />
}

function SummaryPanel({
  dropId,
  href,
  renderLink = plainLink,
  drop: { info },
  information,
}: DropSummaryProps & { drop: Drop; information: DropInformation | undefined }) {
  const messages = useDropMessages()
  const stock = useStock({ dropId })
  const phase = useDropPhase(info, stock.data)
  const left = stock.data ?? info.totalPacks
  const card = information?.cards[0]
  return (
    <section className="fandeck-root fandeck-drop-summary" part="panel" aria-label={info.title}>
      <div className="fandeck-drop-summary__top">
        <div className="fandeck-drop-summary__card">
          <Card
            art={card?.image ?? information?.thumb}
            name={card?.cardName ?? info.title}
            finish={card?.editionTitle}
          />
        </div>
        <div className="fandeck-drop-summary__words">
          <DropPhaseTag phase={phase} />
          <h3 className="fandeck-drop-summary__title">{info.title}</h3>
          <DropTime info={info} phase={phase} />
        </div>
      </div>
      <div className="fandeck-drop-summary__foot">
        <div className="fandeck-drop-summary__stock">
          <Progress value={left} max={info.totalPacks} label={messages['drop.left']} />
          <p className="fandeck-drop-summary__left">
            {messages['drop.leftLine']({ total: grouped(info.totalPacks) })}
            <b>{messages['drop.leftPacks']({ left: grouped(left) })}</b>
            {messages['drop.leftEnd']}
          </p>
        </div>
        <SummaryLink
          href={href}
          renderLink={renderLink}
          label={messages[phase === 'open' ? 'drop.cta.buy' : 'drop.view']}
        />
      </div>
    </section>
  )
}

function SummaryLink({
  href,
  renderLink,
  label,
}: {
  href: string
  renderLink: (link: DropLink) => ReactNode
  label: string
}) {
  return renderLink({ href, className: 'fandeck-button fandeck-drop-summary__link', children: label })
}

/** One line for a drop that is to come or over; the whole row leads to it. */
export function DropRow({ dropId, href, renderLink = plainLink }: DropSummaryProps) {
  const messages = useDropMessages()
  const drop = useDrop({ dropId })
  const information = useDrops().data?.find((one) => one.dropId === dropId)
  if (drop.isPending) return <Skeleton height={88} radius={16} />
  if (!drop.data) return null
  const { info } = drop.data
  return renderLink({
    href,
    className: 'fandeck-root fandeck-drop-row',
    children: (
      <>
        <Image className="fandeck-drop-row__thumb" src={information?.thumb} alt="" />
        <span className="fandeck-drop-row__words">
          <span className="fandeck-drop-row__title">{info.title}</span>
          <RowCaption
            drop={drop.data}
            opensAt={messages['drop.opensAt']({ at: formatSeoulMoment(info.startAt) })}
          />
        </span>
        <RowTag drop={drop.data} />
      </>
    ),
  })
}

function RowCaption({ drop: { info }, opensAt }: { drop: Drop; opensAt: string }) {
  const upcoming = useDropPhase(info) === 'upcoming'
  return (
    <span className="fandeck-caption">{upcoming ? opensAt : formatSeoulRange(info.startAt, info.endAt)}</span>
  )
}

function RowTag({ drop: { info } }: { drop: Drop }) {
  return <DropPhaseTag phase={useDropPhase(info)} />
}
