import { Head, PageHead } from './Head.tsx'

/** The parts of an item that its document shows. */
interface HeadItem {
  title: string
  summary: string
  image: string
}

/** Returns what renders the metadata of an item's page, with the name of the list until the item is known. */
export const itemHead = (listTitle: string) => (item: HeadItem | undefined) => {
  if (!item) return <PageHead title={listTitle} />
  const { title, summary, image } = item
  return <Head title={title.replaceAll('\n', ' ')} description={summary} image={image} />
}

const SUMMARY_LENGTH = 120

/** Renders the metadata of a notice's page. */
export function noticeHead(notice: { title: string; content: string } | undefined) {
  if (!notice) return <Head title="공지사항" />
  const { title, content } = notice
  return <Head title={title} description={content.replace(/\s+/g, ' ').slice(0, SUMMARY_LENGTH)} />
}
