import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koHeader } from './messages.ko.ts'
import './SiteHeader.css'

interface HeaderBackProps {
  mark: ReactNode
  onBack: (() => void) | undefined
  heading: ReactNode
  headingLevel: HeadingLevel | undefined
}

/** The way back, the small logo and the text beside it. */
export function HeaderBack({ mark, onBack, heading, headingLevel }: HeaderBackProps) {
  const messages = useMessagesOf(koHeader)
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div className="fandeck-header__back">
      <IconButton label={messages['header.back']} onClick={onBack}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      {mark}
      {heading && <Heading className="fandeck-header__heading">{heading}</Heading>}
    </div>
  )
}
