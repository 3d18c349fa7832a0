export { StoryDetail, type StoryDetailProps } from './StoryDetail.tsx'
export { StoryList, type StoryListProps } from './StoryList.tsx'
