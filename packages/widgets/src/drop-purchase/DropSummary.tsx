import { useDrop, useDropPhase, useDrops, useStock } from '@fandeck/react'
import { type Drop, type DropInformation, formatSeoulMoment, formatSeoulRange } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { Progress } from '../primitives/progress/Progress.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { DropPhaseTag } from './DropTags.tsx'
import { DropTime } from './DropTimer.tsx'
import { grouped } from './drop-text.ts'
import { useDropMessages } from './use-drop-messages.ts'

/** What a link to a drop is made of. */
export interface DropLink {
  href: string
  className: string
  children: ReactNode
}

/** The props of a drop on another page. */
export interface DropSummaryProps {
  mintingSeq: number
  href: string
  /** Your router's link; a plain one when absent. */
  renderLink?: (link: DropLink) => ReactNode
}

const plainLink = ({ children, ...link }: DropLink) => <a {...link}>{children}</a>

/** The live panel of a drop, for a home page: card, countdown, what is left, the way in. */
export function DropSummary(props: DropSummaryProps) {
  const drop = useDrop(props.mintingSeq)
  const information = useDrops().data?.find((one) => one.mintingSeq === props.mintingSeq)
  if (drop.isPending) return <Skeleton height={240} radius={20} />
  if (!drop.data) return null
  return <SummaryPanel {...props} drop={drop.data} information={information} />
}

function SummaryPanel({
  mintingSeq,
  href,
  renderLink = plainLink,
  drop: { minting },
  information,
}: DropSummaryProps & { drop: Drop; information: DropInformation | undefined }) {
  const messages = useDropMessages()
  const stock = useStock(mintingSeq)
  const phase = useDropPhase(minting, stock.data)
  const left = stock.data ?? minting.totalQty
  const card = information?.cards[0]
  return (
    <section className="fandeck-root fandeck-drop-summary" part="panel" aria-label={minting.title}>
      <div className="fandeck-drop-summary__top">
        <div className="fandeck-drop-summary__card">
          <Card
            art={card?.image ?? information?.thumb}
            name={card?.cardName ?? minting.title}
            finish={card?.editionTitle}
          />
        </div>
        <div className="fandeck-drop-summary__words">
          <DropPhaseTag phase={phase} />
          <h3 className="fandeck-drop-summary__title">{minting.title}</h3>
          <DropTime minting={minting} phase={phase} />
        </div>
      </div>
      <div className="fandeck-drop-summary__foot">
        <div className="fandeck-drop-summary__stock">
          <Progress value={left} max={minting.totalQty} label={messages['drop.left']} />
          <p className="fandeck-drop-summary__left">
            {messages['drop.leftLine']({ total: grouped(minting.totalQty) })}
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
export function DropRow({ mintingSeq, href, renderLink = plainLink }: DropSummaryProps) {
  const messages = useDropMessages()
  const drop = useDrop(mintingSeq)
  const information = useDrops().data?.find((one) => one.mintingSeq === mintingSeq)
  if (drop.isPending) return <Skeleton height={88} radius={16} />
  if (!drop.data) return null
  const { minting } = drop.data
  return renderLink({
    href,
    className: 'fandeck-root fandeck-drop-row',
    children: (
      <>
        <Image className="fandeck-drop-row__thumb" src={information?.thumb} alt="" />
        <span className="fandeck-drop-row__words">
          <span className="fandeck-drop-row__title">{minting.title}</span>
          <RowCaption
            drop={drop.data}
            opensAt={messages['drop.opensAt']({ at: formatSeoulMoment(minting.startAt) })}
          />
        </span>
        <RowTag drop={drop.data} />
      </>
    ),
  })
}

function RowCaption({ drop: { minting }, opensAt }: { drop: Drop; opensAt: string }) {
  const upcoming = useDropPhase(minting) === 'upcoming'
  return (
    <span className="fandeck-caption">
      {upcoming ? opensAt : formatSeoulRange(minting.startAt, minting.endAt)}
    </span>
  )
}

function RowTag({ drop: { minting } }: { drop: Drop }) {
  return <DropPhaseTag phase={useDropPhase(minting)} />
}
