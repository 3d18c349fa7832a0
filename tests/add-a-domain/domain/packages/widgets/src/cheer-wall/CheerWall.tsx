import { useCheers, useSendCheer, useSession } from '@fandeck/react'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useCheerMessages } from './use-cheer-messages.ts'
import './CheerWall.css'

const loadThanks = () => import('./CheerThanks.tsx')

/** The props of the wall of cheers. */
export interface CheerWallProps extends HeadedPartProps {
  /** The cheer that the button sends. @default '힘내자' */
  cheer?: string | undefined
  /** The title in place of the message. */
  title?: ReactNode
  /** Called when a cheer is on the wall. */
  onSent?: ((text: string) => void) | undefined
  /** Called when a visitor cheers. */
  onSignIn?: (() => void) | undefined
}

/** A wall of cheers, and a button that adds one. */
export const CheerWall = /* @__PURE__ */ forwardRef<HTMLElement, CheerWallProps>(function CheerWall(
  { cheer, title, onSent, onSignIn, headingLevel = 2, ...root },
  ref,
) {
  const messages = useCheerMessages()
  const cheers = useCheers()
  const sending = useSendCheer()
  const loggedIn = useSession((session) => session.loggedIn)
  const text = cheer ?? messages['cheers.send']
  return (
    <Part base="fandeck-root fandeck-cheer-wall" {...root} ref={ref}>
      <Part tag={`h${headingLevel}`} base="fandeck-cheer-wall__title" part="title">
        {title ?? messages['cheers.title']}
      </Part>
      <QueryState query={cheers}>
        {(rows) => (
          <ul>
            {rows.map(({ text, at }) => (
              <li key={`${at} ${text}`} part="card">
                {text}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Button
        loading={sending.isPending}
        onClick={() =>
          loggedIn ? sending.mutate({ text }, { onSuccess: () => onSent?.(text) }) : onSignIn?.()
        }
      >
        {messages['cheers.send']}
      </Button>
      {sending.isError && <p role="alert">{errorSentence(messages, sending.error)}</p>}
      {sending.isSuccess && <LazyPart load={loadThanks}>{({ CheerThanks }) => <CheerThanks />}</LazyPart>}
    </Part>
  )
})
