export { Article, type ArticleProps } from './Article.tsx'
export type { ArticlePageProps } from './ArticleState.tsx'
export { readingMinutes } from './reading-time.ts'
