import { getNotionPage } from '@fandeck/sdk/notion'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** A Notion page: a notice, a guide (D24). */
export function useNotionPage(pageId: string) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.notionPage(pageId),
    queryFn: () => getNotionPage(fandeck, { pageId }),
  })
}
