export { Article, type ArticleProps } from './Article.tsx'
export { readingMinutes } from './reading-time.ts'
