import { CircleCheck } from 'lucide-react'
import { forwardRef } from 'react'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useWithdrawalMessages } from './use-withdrawal-messages.ts'
import '../primitives/button/Button.css'
import './Withdrawal.css'

interface DoneProps extends HeadedPartProps {
  homeHref: string
}

/** The end of a withdrawal. */
export const WithdrawalDone = /* @__PURE__ */ forwardRef<HTMLElement, DoneProps>(function WithdrawalDone(
  { homeHref, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useWithdrawalMessages()
  const renderLink = useRenderLink()
  return (
    <Part base="fandeck-root fandeck-withdrawal" data-done role="status" {...root} ref={ref}>
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      <Heading className="fandeck-title-3">{messages['withdrawal.done']}</Heading>
      <p className="fandeck-body-2">{messages['withdrawal.done.text']}</p>
      {renderLink({
        href: homeHref,
        className: 'fandeck-button',
        ...{ 'data-kind': 'primary', 'data-size': 44 },
        children: <span className="fandeck-button__label">{messages['withdrawal.home']}</span>,
      })}
    </Part>
  )
})
