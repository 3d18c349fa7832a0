import { useDrop, useDropPhase, useDrops, useStock } from '@fandeck/react'
import type { Drop, DropInformation } from '@fandeck/sdk/drops'
import { forwardRef, type ReactNode } from 'react'
import { FrontCard } from '../card/FrontCard.tsx'
import { DropPhaseTag } from '../drop-model/DropPhaseTag.tsx'
import { DropTime } from '../drop-model/DropTime.tsx'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part, type PartProps, type RenderedProps } from '../primitives/part/Part.tsx'
import { Progress } from '../primitives/progress/Progress.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useDates } from '../theme/use-dates.ts'
import '../primitives/button/Button.css'
import './DropSummary.css'

/** The props of a link to a drop. A `DropRow` adds its other attributes; spread them. */
export interface DropLink extends Partial<RenderedProps> {
  href: string
  className: string
  children: ReactNode
}

/** The props of a drop's panel on another page. */
export interface DropSummaryProps extends HeadedPartProps {
  dropId: number
  href: string
  /** Renders the link of your router. @default that of the `LinkProvider`, else a plain `<a>` */
  renderLink?: ((link: DropLink) => ReactNode) | undefined
}

/** The live panel of a drop for a home page: card, countdown, stock and link. */
export const DropSummary = /* @__PURE__ */ forwardRef<HTMLElement, DropSummaryProps>(
  function DropSummary(props, ref) {
    const drop = useDrop({ dropId: props.dropId })
    const information = useDrops().data?.find((one) => one.dropId === props.dropId)
    if (drop.isPending) return <DropSummaryLoading />
    if (!drop.data) return null
    return <SummaryPanel {...props} ref={ref} drop={drop.data} information={information} />
  },
)

/** The panel of a drop that is still loading, with the sizes of its parts. */
export const DropSummaryLoading = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(
  function DropSummaryLoading(root, ref) {
    return (
      <Part base="fandeck-root fandeck-drop-summary" aria-hidden {...root} ref={ref}>
        <div className="fandeck-drop-summary__top">
          <Skeleton width={92} height={142} radius={6} />
          <div className="fandeck-drop-summary__words" style={{ flex: 1 }}>
            <Skeleton width={62} height={24} radius={7} />
            <Skeleton className="fandeck-drop-summary__title" height={25} />
            <Skeleton width="62%" height={32} />
          </div>
        </div>
        <div className="fandeck-drop-summary__foot">
          <div className="fandeck-drop-summary__stock">
            <Skeleton height={6} radius={3} />
            <Skeleton className="fandeck-drop-summary__left" width={140} height={18} />
          </div>
          <Skeleton width={84} height={44} radius={12} />
        </div>
      </Part>
    )
  },
)

interface SummaryPanelProps extends DropSummaryProps {
  drop: Drop
  information: DropInformation | undefined
}

const SummaryPanel = /* @__PURE__ */ forwardRef<HTMLElement, SummaryPanelProps>(function SummaryPanel(
  { dropId, href, renderLink: own, drop: { info }, information, headingLevel = 3, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const renderLink = useRenderLink(own)
  const messages = useDropMessages()
  const stock = useStock({ dropId })
  const phase = useDropPhase(info, stock.data)
  const left = stock.data ?? info.totalPacks
  const card = information?.cards[0]
  return (
    <Part
      tag="section"
      base="fandeck-root fandeck-drop-summary"
      part="panel"
      aria-label={info.title}
      {...root}
      ref={ref}
    >
      <div className="fandeck-drop-summary__top">
        <div className="fandeck-drop-summary__card">
          <FrontCard
            art={card?.image ?? information?.thumb}
            name={card?.cardName ?? info.title}
            finish={card?.editionTitle}
          />
        </div>
        <div className="fandeck-drop-summary__words">
          <DropPhaseTag phase={phase} />
          <Heading className="fandeck-drop-summary__title">{info.title}</Heading>
          <DropTime info={info} phase={phase} />
        </div>
      </div>
      <div className="fandeck-drop-summary__foot">
        <div className="fandeck-drop-summary__stock">
          <Progress value={info.totalPacks - left} max={info.totalPacks} label={messages['drop.sold']} />
          <p className="fandeck-drop-summary__left">
            {phase === 'upcoming' ? (
              messages['drop.stocked']({ total: grouped(info.totalPacks) })
            ) : (
              <>
                {messages['drop.leftLine']({ total: grouped(info.totalPacks) })}
                <b>{messages['drop.leftPacks']({ left: grouped(left) })}</b>
                {messages['drop.leftEnd']}
              </>
            )}
          </p>
        </div>
        <SummaryLink
          href={href}
          renderLink={renderLink}
          label={messages[phase === 'open' ? 'drop.cta.buy' : 'drop.view']}
        />
      </div>
    </Part>
  )
})

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

/** The props of a drop as a row. */
export type DropRowProps = Omit<DropSummaryProps, 'headingLevel'>

/** A drop as a row that links to its page. */
export const DropRow = /* @__PURE__ */ forwardRef<HTMLElement, DropRowProps>(function DropRow(
  { dropId, href, renderLink: own, ...root },
  ref,
) {
  const renderLink = useRenderLink(own)
  const drop = useDrop({ dropId })
  const information = useDrops().data?.find((one) => one.dropId === dropId)
  if (drop.isPending) return <Skeleton height={88} radius={16} />
  if (!drop.data) return null
  const { info } = drop.data
  return (
    <Part
      tag="a"
      base="fandeck-root fandeck-drop-row"
      render={(link) => renderLink({ ...link, href, children: link.children })}
      href={href}
      {...root}
      ref={ref}
    >
      <Image className="fandeck-drop-row__thumb" shownWidth={56} src={information?.thumb} alt="" />
      <RowFacts info={info} />
    </Part>
  )
})

function RowFacts({ info }: Pick<Drop, 'info'>) {
  const messages = useDropMessages()
  const { moment, range } = useDates()
  const phase = useDropPhase(info)
  return (
    <>
      <span className="fandeck-drop-row__words">
        <span className="fandeck-drop-row__title">{info.title}</span>
        <span className="fandeck-caption">
          {phase === 'upcoming'
            ? messages['drop.opensAt']({ at: moment(info.startAt) })
            : range(info.startAt, info.endAt)}
        </span>
      </span>
      <DropPhaseTag phase={phase} />
    </>
  )
}
