import '../../layout/article.css'
import { useNotionPage, useStories } from '@fandeck/react'
import type { Story } from '@fandeck/sdk'
import { Article } from '@fandeck/widgets'
import { useParams } from 'react-router'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { figureBlock } from '../../layout/figure-block.ts'
import { Head } from '../../layout/Head.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One story (D26). */
export default function StoryPage() {
  const { storyId } = useParams()
  const messages = useMessages()
  return (
    <ArticleState query={useStories()} title={messages['story.title']}>
      {(stories) => {
        const story = stories.find((one) => String(one.storyId) === storyId)
        return story ? <StoryArticle story={story} /> : <NotFoundPage />
      }}
    </ArticleState>
  )
}

function StoryArticle({ story: { pageId, title, summary, image, postedAt } }: { story: Story }) {
  return (
    <ArticleState query={useNotionPage({ pageId })} title={title}>
      {({ blocks }) => (
        <>
          <Head title={title} description={summary} image={image} />
          <Article
            className="site-article"
            title={title}
            postedAt={postedAt}
            blocks={[figureBlock(image), ...blocks]}
          />
        </>
      )}
    </ArticleState>
  )
}
