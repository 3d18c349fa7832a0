import { useNotionPage } from '@fandeck/react'
import { Article } from '@fandeck/widgets'

/** A page of the guide. */
export function Guide({ pageId }: { pageId: string }) {
  const page = useNotionPage({ pageId })
  return page.data ? <Article title={page.data.title} blocks={page.data.blocks} /> : null
}
