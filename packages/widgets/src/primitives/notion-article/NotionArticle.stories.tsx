import { NotionArticle } from './NotionArticle.tsx'
import { everyKind } from './notion.fixtures.ts'

export const EveryKind = () => <NotionArticle blocks={everyKind} />
