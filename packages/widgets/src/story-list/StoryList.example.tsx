import { StoryDetail, StoryList } from '@fandeck/widgets'

export const Stories = () => <StoryList hrefOf={(storyId) => `/story/${storyId}`} />

export const OneStory = ({ storyId }: { storyId: number }) => (
  <StoryDetail
    storyId={storyId}
    hrefOf={(id) => `/story/${id}`}
    renderHead={(story) => <title>{story?.title ?? '이야기'}</title>}
  />
)
