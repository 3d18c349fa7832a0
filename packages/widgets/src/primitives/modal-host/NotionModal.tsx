import type { NotionPage } from '@fandeck/sdk/notion'
import { useEffect, useId, useState } from 'react'
import { errorSentence } from '../../theme/messages.tsx'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Empty } from '../empty/Empty.tsx'
import type { NotionArticle } from '../notion-article/NotionArticle.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { HostedModalProps } from './modals.ts'
import { useModalMessages } from './use-modal-messages.ts'
import './ModalHost.css'

/** A Notion page in a drawer: loading, the article, or the error with a retry button. */
export function NotionModal({ record, close, onClosed }: HostedModalProps) {
  const messages = useModalMessages()
  const id = useId()
  const { open, closeType, content } = record
  const { loaded, error, retry } = useArticle(content.load)
  const title = loaded?.page.title ?? content.title ?? messages['common.loading']
  return (
    <Drawer
      open={open}
      closeType={closeType}
      onOpenChange={() => close()}
      onClosed={onClosed}
      title={<span id={id}>{title}</span>}
      top={72}
      footer={
        error === undefined ? (
          <Button block onClick={() => close()}>
            {messages['common.confirm']}
          </Button>
        ) : (
          <Button block onClick={retry}>
            {messages['common.retry']}
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <section tabIndex={0} aria-labelledby={id} aria-busy={!loaded && error === undefined}>
        {loaded && <loaded.Article blocks={loaded.page.blocks} />}
        {error !== undefined && (
          <Empty title={messages['notion.failed']} description={errorSentence(messages, error)} />
        )}
        {!loaded && error === undefined && <ArticleSkeleton />}
      </section>
    </Drawer>
  )
}

interface Loaded {
  page: NotionPage
  Article: typeof NotionArticle
}

/** Loads the page and the code that renders it. */
function useArticle(load: (() => Promise<NotionPage>) | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ loaded?: Loaded; error?: unknown }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again
  useEffect(() => {
    let current = true
    const settle = (next: { loaded?: Loaded; error?: unknown }) => current && setState(next)
    setState({})
    Promise.all([load?.(), import('../notion-article/NotionArticle.tsx')]).then(
      ([page, { NotionArticle }]) => page && settle({ loaded: { page, Article: NotionArticle } }),
      (error: unknown) => settle({ error: error ?? 'unknown' }),
    )
    return () => {
      current = false
    }
  }, [load, attempt])
  return { ...state, retry: () => setAttempt((before) => before + 1) }
}

const LINES = ['100%', '92%', '96%', '60%']

const ArticleSkeleton = () => (
  <div className="fandeck-notion-skeleton">
    {LINES.map((width) => (
      <Skeleton key={width} width={width} height={20} />
    ))}
  </div>
)
