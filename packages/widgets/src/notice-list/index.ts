export { NoticeArticle, type NoticeArticleProps } from './NoticeArticle.tsx'
export { NoticeList, type NoticeListProps } from './NoticeList.tsx'
