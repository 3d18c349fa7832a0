import { Mark } from '../primitives/brand/Mark.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useInquiryMessages } from './use-inquiry-messages.ts'
import './InquiryAnswer.css'

interface InquiryAnswerProps {
  answer: string
  /** When it came, as this page writes dates. */
  date: string | undefined
  /** The element of the sender's name. @default 'p' */
  sender?: 'p' | `h${HeadingLevel}`
}

/** The answer to an inquiry: its sender, its day and its text. */
export function InquiryAnswer({ answer, date, sender: Sender = 'p' }: InquiryAnswerProps) {
  const messages = useInquiryMessages()
  return (
    <section className="fandeck-inquiry__answer fandeck-inset" aria-label={messages['inquiries.from']}>
      <div className="fandeck-inquiry__from">
        <Mark className="fandeck-inquiry__mark" />
        <Sender className="fandeck-inquiry__sender">{messages['inquiries.from']}</Sender>
        {date && <span className="fandeck-caption">{date}</span>}
      </div>
      <p className="fandeck-inquiry__words">{answer}</p>
    </section>
  )
}
