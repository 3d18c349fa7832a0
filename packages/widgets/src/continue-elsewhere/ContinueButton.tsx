import { type CarriedChoice, useFandeck } from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { continuationPage } from '@fandeck/sdk/continuation'
import { isInAppBrowser } from '@fandeck/sdk/drops'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../primitives/button/Button.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useContinueMessages } from './use-continue-messages.ts'

const load = () => import('./ContinueElsewhere.tsx')

/** The props of the button; others go to the button itself. */
export interface ContinueButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The drop whose choice goes along. */
  choice?: CarriedChoice | undefined
  /** Shows the button in standalone browsers too, not only inside apps. @default false */
  always?: boolean | undefined
}

/**
 * A button that opens the sheet with the link into another browser; renders nothing outside the browsers of apps, and where
 * the client has no page for links (`setContinuationPage`).
 *
 * @see D108
 */
export function ContinueButton({ choice, always = false, ...button }: ContinueButtonProps) {
  const fandeck = useFandeck()
  const messages = useContinueMessages()
  const [missing, setMissing] = useState<FandeckError>()
  const [open, setOpen] = useState(false)
  const [presses, setPresses] = useState(0)
  const page = continuationPage(fandeck)
  if (page === undefined || !(always || isInAppBrowser(navigator.userAgent))) return null
  return (
    <>
      <Button
        kind="ghost"
        size={44}
        block
        {...button}
        onClick={() => {
          setMissing(undefined)
          setPresses(presses + 1)
          setOpen(true)
        }}
      >
        <ExternalLink size={18} strokeWidth={2} aria-hidden />
        {messages['continue.title']}
      </Button>
      {missing && (
        <p className="fandeck-caption" role="alert">
          {errorSentence(messages, missing)}
        </p>
      )}
      {presses > 0 && (
        <Lazy load={load} attempt={presses} onFailed={setMissing}>
          {({ ContinueElsewhere }) => (
            <ContinueElsewhere open={open} onOpenChange={setOpen} page={page} choice={choice} />
          )}
        </Lazy>
      )}
    </>
  )
}
