import { useInquiry, useSession } from '@fandeck/react'
import type { Inquiry } from '@fandeck/sdk/support'
import { type ForwardedRef, forwardRef } from 'react'
import { type ArticlePageProps, ArticleState } from '../article/ArticleState.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { type HeadedPartProps, levelBelow, Part } from '../primitives/part/Part.tsx'
import { useDates } from '../theme/use-dates.ts'
import { InquiryAnswer } from './InquiryAnswer.tsx'
import { useInquiryMessages } from './use-inquiry-messages.ts'
import './InquiryDetail.css'

/** The props of one inquiry, which fetches itself. */
export interface InquiryDetailProps extends ArticlePageProps<Inquiry> {
  inquiryId: number
}

/**
 * One inquiry of the member with its pictures and its answer; asks a visitor to sign in.
 *
 * @see S2.3, D25
 */
export const InquiryDetail = /* @__PURE__ */ forwardRef<HTMLElement, InquiryDetailProps>(
  function InquiryDetail({ inquiryId, renderHead, notFound, ...root }, ref) {
    const messages = useInquiryMessages()
    const loggedIn = useSession((session) => session.loggedIn)
    const query = useInquiry({ inquiryId })
    if (!loggedIn)
      return (
        <Part base="fandeck-root fandeck-inquiry-detail" {...withoutLevel(root)} ref={ref}>
          {renderHead?.(undefined)}
          <Empty
            title={messages['inquiries.login.title']}
            description={messages['inquiries.login.message']}
          />
        </Part>
      )
    return (
      <ArticleState
        {...root}
        query={query}
        title={messages['inquiries.title']}
        head={renderHead?.(undefined)}
        notFound={notFound}
        forwardedRef={ref}
      >
        {(inquiry) => (
          <>
            {renderHead?.(inquiry)}
            <InquiryText {...root} inquiry={inquiry} forwardedRef={ref} />
          </>
        )}
      </ArticleState>
    )
  },
)

const withoutLevel = ({ headingLevel: _, ...root }: HeadedPartProps) => root

interface InquiryTextProps extends HeadedPartProps {
  inquiry: Inquiry
  forwardedRef: ForwardedRef<HTMLElement>
}

function InquiryText({ inquiry, forwardedRef, headingLevel = 1, ...root }: InquiryTextProps) {
  const { title, content, category, images, askedAt, answer, answeredAt } = inquiry
  const messages = useInquiryMessages()
  const { date } = useDates()
  const Heading = `h${headingLevel}` as const
  const sender = `h${levelBelow(headingLevel)}` as const
  return (
    <Part tag="article" base="fandeck-root fandeck-inquiry-detail" {...root} ref={forwardedRef}>
      <div className="fandeck-inquiry-detail__head">
        <Heading className="fandeck-title-2">{title}</Heading>
        <p className="fandeck-caption">{`${date(askedAt)} · ${category}`}</p>
      </div>
      <p className="fandeck-inquiry-detail__text">{content}</p>
      {images.map((image, index) => (
        <Image
          key={image}
          className="fandeck-inquiry-detail__picture"
          src={image}
          alt={messages['inquiries.picture']({ number: index + 1 })}
        />
      ))}
      {answer != null && (
        <InquiryAnswer
          answer={answer}
          date={answeredAt === null ? undefined : date(answeredAt)}
          sender={sender}
        />
      )}
    </Part>
  )
}
