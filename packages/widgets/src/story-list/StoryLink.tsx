import type { Story } from '@fandeck/sdk/showcase'
import { FIRST_PICTURE } from '../primitives/image/first-picture.ts'
import { Image } from '../primitives/image/Image.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { useDates } from '../theme/use-dates.ts'
import '../primitives/press/Press.css'
import './StoryList.css'

interface StoryLinkProps {
  story: Story
  href: string
  /** Whether its picture is the first that a fan sees. */
  first?: boolean
  renderLink?: RenderLink | undefined
}

/** The link to a story: picture, title, summary and date. */
export function StoryLink({ story, href, first = false, renderLink: own }: StoryLinkProps) {
  const { date } = useDates()
  const renderLink = useRenderLink(own)
  return renderLink({
    href,
    className: 'fandeck-story fandeck-press',
    children: (
      <>
        <Image className="fandeck-story__art" src={story.image} alt="" {...(first && FIRST_PICTURE)} />
        <span className="fandeck-story__title">{story.title}</span>
        <span className="fandeck-story__summary">{story.summary}</span>
        <span className="fandeck-caption">{date(story.postedAt)}</span>
      </>
    ),
  })
}
