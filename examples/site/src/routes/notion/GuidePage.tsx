import '../../layout/article.css'
import { useNotionPage } from '@fandeck/react'
import { Article } from '@fandeck/widgets'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { useMessages } from '../../messages/use-messages.ts'

/** The guide (S2.4, D24). */
export default function GuidePage() {
  const messages = useMessages()
  return (
    <ArticleState query={useNotionPage({ pageId: 'guide-main' })} title={messages['menu.guide']}>
      {({ title, blocks }) => <Article className="site-article" title={title} blocks={blocks} />}
    </ArticleState>
  )
}
