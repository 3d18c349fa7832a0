import type { Inquiry } from '@fandeck/sdk/support'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import { useDates } from '../theme/use-dates.ts'
import { InquiryAnswer } from './InquiryAnswer.tsx'
import { useInquiryMessages } from './use-inquiry-messages.ts'

interface InquiryItemProps {
  inquiry: Inquiry
  href: string | undefined
  renderLink: RenderLink
  headingLevel: HeadingLevel
}

/** One inquiry: its state, its title, and the answer. */
export function InquiryItem({ inquiry, href, renderLink, headingLevel }: InquiryItemProps) {
  const { category, title, status, askedAt, answer, answeredAt } = inquiry
  const messages = useInquiryMessages()
  const { date, day } = useDates()
  const Heading = `h${headingLevel}` as const
  return (
    <article className="fandeck-inquiry">
      <Tag tone={status === 'answered' ? 'ok' : 'neutral'}>{messages[`inquiries.${status}`]}</Tag>
      <Heading className="fandeck-inquiry__title fandeck-rows__title">
        {href === undefined
          ? title
          : renderLink({ href, className: 'fandeck-inquiry__link', children: title })}
      </Heading>
      <p className="fandeck-caption">
        {date(askedAt)} · {category}
      </p>
      {answer != null && (
        <InquiryAnswer answer={answer} date={answeredAt === null ? undefined : day(answeredAt)} />
      )}
    </article>
  )
}
