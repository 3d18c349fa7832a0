import '../../layout/article.css'
import { useNotionPage } from '@fandeck/react'
import { Article } from '@fandeck/widgets'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { PageHead } from '../../layout/Head.tsx'
import { useParams } from '../../router/use-params.ts'

/** A Notion page without header and footer, such as a guide in the app (S2.17, D24). */
export default function NotionPage() {
  const { pageId = '' } = useParams()
  return (
    <ArticleState query={useNotionPage({ pageId })} title="">
      {({ title, blocks }) => (
        <>
          <PageHead title={title} description={`${title} {shop}에서 알려 드려요.`} />
          <Article className="site-article" title={title} blocks={blocks} />
        </>
      )}
    </ArticleState>
  )
}
