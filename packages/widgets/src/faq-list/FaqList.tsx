import { useFaqs } from '@fandeck/react'
import type { Faq, FaqList as Faqs } from '@fandeck/sdk/support'
import { Search } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { AccordionItem, AccordionRoot } from '../primitives/accordion/Accordion.tsx'
import { Chip } from '../primitives/chip/Chip.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { searchFaqs } from './faq-search.ts'
import { useFaqMessages } from './use-faq-messages.ts'
import '../primitives/button/Button.css'
import './FaqList.css'

/** The props of the list, which fetches its questions. */
export interface FaqListProps extends PartProps {
  /** The category selected at first. @default all */
  defaultCategory?: string | undefined
  /** The path of the inquiries; without it, the link is hidden. */
  inquiryHref?: string | undefined
  renderLink?: RenderLink | undefined
}

/**
 * Frequently asked questions: a search, the categories and one open answer.
 *
 * @see S2.3, D25
 */
export const FaqList = /* @__PURE__ */ forwardRef<HTMLElement, FaqListProps>(function FaqList(
  { defaultCategory, inquiryHref, renderLink: own, ...root },
  ref,
) {
  const messages = useFaqMessages()
  const renderLink = useRenderLink(own)
  const query = useFaqs()
  return (
    <Part base="fandeck-root fandeck-faqs" {...root} ref={ref}>
      <QueryState query={query} loading={<FaqsLoading />}>
        {(faqs) => <SearchableFaqs faqs={faqs} defaultCategory={defaultCategory} />}
      </QueryState>
      {inquiryHref !== undefined && (
        <div className="fandeck-faqs__ask">
          <div>
            <p className="fandeck-faqs__ask-title">{messages['faqs.ask.title']}</p>
            <p className="fandeck-caption">{messages['faqs.ask.message']}</p>
          </div>
          {renderLink({
            href: inquiryHref,
            className: 'fandeck-button fandeck-faqs__ask-link',
            children: messages['faqs.ask.action'],
          })}
        </div>
      )}
    </Part>
  )
})

/** The search, the categories and the questions. */
const FaqsLoading = () => (
  <>
    <Skeleton height={54} radius={14} />
    <div className="fandeck-faqs__categories">
      {[48, 48, 78, 48, 48].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={at} width={width} height={36} radius={18} />
      ))}
    </div>
    {[150, 190, 170, 210, 160].map((width) => (
      <div key={width} className="fandeck-accordion__item">
        <div className="fandeck-accordion__trigger">
          <Skeleton width={width} height={25} />
        </div>
      </div>
    ))}
  </>
)

function SearchableFaqs({ faqs, defaultCategory }: { faqs: Faqs; defaultCategory: string | undefined }) {
  const messages = useFaqMessages()
  const [text, setText] = useState('')
  const [category, setCategory] = useState(defaultCategory)
  const found = searchFaqs(faqs.rows, { text, category })
  return (
    <>
      <Field
        className="fandeck-faqs__search"
        label={messages['faqs.search']}
        labelHidden
        type="search"
        maxLength={100}
        placeholder={messages['faqs.placeholder']}
        value={text}
        onChange={({ target }) => setText(target.value)}
        end={<Search className="fandeck-faqs__icon" size={20} strokeWidth={2} aria-hidden />}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
      <div className="fandeck-faqs__categories" role="group" aria-label={messages['faqs.categories']}>
        {[undefined, ...faqs.categories].map((one) => (
          <Chip key={one ?? ''} selected={one === category} onClick={() => setCategory(one)}>
            {one ?? messages['faqs.all']}
          </Chip>
        ))}
      </div>
      <p className="fandeck-visually-hidden" role="status">
        {messages['faqs.found']({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <Empty title={messages['faqs.none.title']} description={messages['faqs.none.message']} />
      ) : (
        <Answers faqs={found} />
      )}
    </>
  )
}

function Answers({ faqs }: { faqs: readonly Faq[] }) {
  const [open, setOpen] = useState<string>()
  return (
    <AccordionRoot value={open} onValueChange={setOpen}>
      {faqs.map(({ faqId, question, answer }) => (
        <AccordionItem key={faqId} value={String(faqId)} title={question}>
          <p className="fandeck-faqs__answer fandeck-inset">{answer}</p>
        </AccordionItem>
      ))}
    </AccordionRoot>
  )
}
