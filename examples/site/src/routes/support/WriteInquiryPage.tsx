import { InquiryForm, useToast } from '@fandeck/widgets'
import { useMessages } from '../../messages/use-messages.ts'
import { useNavigate } from '../../router/Router.tsx'

/** The form of an inquiry; afterwards the list shows it (D25). */
export default function WriteInquiryPage() {
  const messages = useMessages()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <div className="site-list">
      <InquiryForm
        onSent={() => {
          toast.show(messages['inquiry.sent'])
          navigate('/support/qna/list', { replace: true })
        }}
      />
    </div>
  )
}
