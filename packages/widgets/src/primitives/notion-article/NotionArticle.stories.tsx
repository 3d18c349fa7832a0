import { NotionArticle } from './NotionArticle.tsx'
import { everyKind } from './notion.fixtures.ts'

export default { title: 'Primitives / Notion article' }

export const EveryKind = () => <NotionArticle blocks={everyKind} />
