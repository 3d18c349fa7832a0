import type { NotionPage } from '@fandeck/sdk/notion'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { notionPageQuery } from './content.queries.ts'

/** Fetches a Notion page, such as a notice or a guide (D24). */
export const useNotionPage = <Selected = NotionPage>({
  pageId,
  query,
}: { pageId: string } & WithQuery<NotionPage, Selected>) =>
  usePublicQuery(notionPageQuery(useFandeck(), { pageId }), query)
