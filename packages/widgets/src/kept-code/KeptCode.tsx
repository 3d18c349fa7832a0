import { CircleCheck } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Mark } from '../primitives/brand/Mark.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useInline } from './use-inline.ts'
import { useKeptMessages } from './use-kept-messages.ts'
import './KeptCode.css'

/** The props of a kept code. */
export interface KeptCodeProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** Shows the code in its place on the page, if there is room, instead of in a dialog. @default false */
  inline?: boolean | undefined
  /** The code as the fan has typed it; without it, a picture is kept. */
  code: string | undefined
  /** Whether the fan is signed in. */
  loggedIn: boolean
  /** Whether the claim is being sent. */
  claiming: boolean
  /** Why the claim after the sign-in has failed, for the fan. */
  problem: string | undefined
  /** Whether the same claim would fail again. */
  refused: boolean
  /** Shown above the buttons, such as that the sign-in window is open. */
  note?: ReactNode
  /** Called when the fan wants to sign in. */
  onSignIn(): void
  /** Called when the fan wants to send the claim again. */
  onRetry(): void
  /** Called when the fan wants to scan another code. */
  onOther(): void
  /** Called when the fan wants to see the card, which is theirs already; shows the button. */
  onViewDeck?: (() => void) | undefined
}

/** What a visitor has scanned or typed, which is claimed after the sign-in: in a dialog, or in its place on the page. */
export const KeptCode = /* @__PURE__ */ forwardRef<HTMLElement, KeptCodeProps>(function KeptCode(
  {
    open,
    onOpenChange,
    inline = false,
    code,
    loggedIn,
    claiming,
    problem,
    refused,
    note,
    onSignIn,
    onRetry,
    onOther,
    onViewDeck,
    headingLevel = 2,
    className,
    ...root
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useKeptMessages()
  const kept = messages[code === undefined ? 'kept.taken' : 'kept.typed']
  const { place, isInline } = useInline(inline, open)
  const name = classNames('fandeck-kept', className)
  const stage = (
    <div className="fandeck-kept__stage" aria-hidden>
      <div className="fandeck-kept__card">
        <Mark width={40} />
      </div>
    </div>
  )
  const content = (
    <>
      <p className="fandeck-kept__state" role={isInline ? 'status' : undefined}>
        <CircleCheck size={18} strokeWidth={2} aria-hidden />
        <span>{kept}</span>
      </p>
      {code !== undefined && (
        <Heading className="fandeck-kept__code" part="title" lang="en">
          {code}
        </Heading>
      )}
      <p className="fandeck-body-2">
        {messages['kept.message']}
        <br />
        {messages[`kept.message.${code === undefined ? 'taken' : 'typed'}`]}
      </p>
      {problem && (
        <p className="fandeck-kept__error" role="alert">
          {problem}
        </p>
      )}
      {!loggedIn && note}
      <div className="fandeck-kept__actions">
        {!refused && (
          <Button block loading={claiming} onClick={loggedIn ? onRetry : onSignIn}>
            {messages[claiming ? 'kept.claiming' : loggedIn ? 'kept.retry' : 'kept.signIn']}
          </Button>
        )}
        {onViewDeck && (
          <Button block onClick={onViewDeck}>
            {messages['kept.view']}
          </Button>
        )}
        <Button block kind="ghost" disabled={claiming} onClick={onOther}>
          {messages['kept.other']}
        </Button>
      </div>
      <p className="fandeck-kept__safe">
        <Mark width={16} />
        {messages['kept.safe']}
      </p>
    </>
  )
  return (
    <>
      {inline && <div ref={place} />}
      {isInline && open && (
        <Part
          {...root}
          ref={ref}
          tag="section"
          base={classNames('fandeck-root', name)}
          part="panel"
          data-inline=""
          aria-label={kept}
        >
          {stage}
          <div className="fandeck-kept__body">{content}</div>
        </Part>
      )}
      {isInline === false && (
        <Dialog
          {...root}
          ref={ref}
          open={open}
          onOpenChange={onOpenChange}
          headingLevel={headingLevel}
          className={name}
          label={kept}
        >
          {stage}
          {content}
        </Dialog>
      )}
    </>
  )
})
