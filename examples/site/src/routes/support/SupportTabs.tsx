import './support.css'
import { Tabs } from '../../layout/Tabs.tsx'
import { useMessages } from '../../messages/use-messages.ts'

/** The sections of the customer centre. */
export function SupportTabs() {
  const messages = useMessages()
  return (
    <Tabs
      label={messages['support.title']}
      tabs={[
        { href: '/support/notice/list', label: messages['support.notice'] },
        { href: '/support/faq/list', label: messages['support.faq'] },
        { href: '/support/qna/list', label: messages['support.qna'] },
      ]}
    />
  )
}
