import './support.css'
import { useInquiry } from '@fandeck/react'
import { Image } from '@fandeck/widgets'
import { dates } from '../../dates.ts'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { Head } from '../../layout/Head.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One inquiry of the member with its answer (D25). */
export default function InquiryPage() {
  const { inquiryId = '' } = useParams()
  return /^\d{1,9}$/.test(inquiryId) ? <Inquiry inquiryId={Number(inquiryId)} /> : <NotFoundPage />
}

function Inquiry({ inquiryId }: { inquiryId: number }) {
  const messages = useMessages()
  return (
    <ArticleState query={useInquiry({ inquiryId })} title={messages['support.qna']}>
      {({ title, content, category, images, askedAt, answer, answeredAt }) => (
        <article className="site-inquiry">
          <Head title={title} hidden />
          <div>
            <h1 className="fandeck-title-2">{title}</h1>
            <p className="fandeck-caption">{`${dates.date(askedAt)} · ${category}`}</p>
          </div>
          <p className="site-inquiry__text">{content}</p>
          {images.map((image, index) => (
            <Image
              key={image}
              className="site-inquiry__picture"
              src={image}
              alt={messages['inquiry.picture']({ number: index + 1 })}
            />
          ))}
          {answer !== null && (
            <section className="site-inquiry__answer fandeck-inset" aria-label={messages['inquiry.answer']}>
              <h2 className="fandeck-label">{messages['inquiry.answer']}</h2>
              {answeredAt !== null && <p className="fandeck-caption">{dates.date(answeredAt)}</p>}
              <p className="site-inquiry__text">{answer}</p>
            </section>
          )}
        </article>
      )}
    </ArticleState>
  )
}
