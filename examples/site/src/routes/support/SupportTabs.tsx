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
        { to: '/support/notice/list', label: messages['support.notice'] },
        { to: '/support/faq/list', label: messages['support.faq'] },
        { to: '/support/qna/list', label: messages['support.qna'] },
      ]}
    />
  )
}
