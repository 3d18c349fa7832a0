import './notion.css'
import { useNotionPage } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { NotionArticle, Skeleton } from '@fandeck/widgets'
import { useParams } from 'react-router'
import { Outage } from '../../layout/Outage.tsx'
import { useTitle } from '../../layout/use-title.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** A Notion page: a guide, a story, terms (screen 48b). */
export default function NotionPage() {
  const { pageId = '' } = useParams()
  const { data, error, refetch } = useNotionPage({ pageId })
  useTitle(data?.title)
  if (isFandeckError(error, 'notion/page-not-found')) return <NotFoundPage />
  if (error && !data) return <Outage error={error} onRetry={() => void refetch()} />
  return (
    <article className="site-notion" aria-busy={!data}>
      {data ? (
        <>
          <h1 className="fandeck-title-1">{data.title}</h1>
          <NotionArticle blocks={data.blocks} />
        </>
      ) : (
        <Skeleton height={68} />
      )}
    </article>
  )
}
