import { useFandeck } from '@fandeck/react'
import { FandeckError } from '@fandeck/sdk'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Emit, FandeckSignInEventMap } from '../element/element-types.ts'
import { partFailure } from '../primitives/lazy/part-failure.ts'
import { ReportContext } from '../primitives/lazy/report.ts'
import { koCommon } from '../theme/common.ko.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'

/** The lazy parts of the sign-in; the element loads them with the purchase. */
export type SignInParts = Pick<typeof import('./SignInNote.tsx'), 'SignInNote' | 'openSignIn'>

interface SignInWindow {
  /** Emits `fandeck-sign-in-request`, then opens the window; call it in the click handler. */
  open(): void
  /** The note for the fan. */
  note: ReactNode
  /** Opens a page of the main site in a new tab; does nothing without an origin. */
  visit(path: string): void
}

/**
 * Opens the sign-in of the main site in a window (D46), unless the page prevents the event. Its code loads while the
 * window opens. A failure is shown and emitted as `fandeck-error`; so is a missing origin.
 */
export function useSignInWindow(
  origin: string | undefined,
  emit: Emit<FandeckSignInEventMap>,
  load: () => Promise<SignInParts>,
): SignInWindow {
  const fandeck = useFandeck()
  const messages = useMessagesOf(koCommon)
  const [note, setNote] = useState<ReactNode>()
  const undo = useRef<() => void>(undefined)
  const turn = useRef(0)
  const report = useContext(ReportContext)
  useEffect(
    () => () => {
      turn.current++
      undo.current?.()
    },
    [],
  )

  /** Shows an error without `SignInNote`, which may be what did not load. */
  function fail(error: FandeckError): void {
    setNote(<p role="alert">{errorSentence(messages, error)}</p>)
    report(error)
  }

  async function begin(loginOrigin: string): Promise<void> {
    undo.current?.()
    setNote(undefined)
    report()
    const mine = ++turn.current
    const { platform } = fandeck
    const name = `fandeck-login-${platform.random.uuid()}`
    // Opened in the click, because browsers block a window that opens later.
    const popup = platform.openWindow('', name, 'popup,width=400,height=740')
    const parts = await load().catch(() => undefined)
    if (!parts) {
      popup?.close()
      fail(partFailure())
      return
    }
    const { SignInNote, openSignIn } = parts
    if (mine !== turn.current) {
      popup?.close()
      return
    }
    setNote(<SignInNote />)
    undo.current = openSignIn(fandeck, {
      origin: loginOrigin,
      name,
      onResult(result) {
        setNote(result.success ? undefined : <SignInNote error={result.error} />)
        if (!result.success) emit('fandeck-error', { code: result.error.code, error: result.error })
      },
    })
  }

  return {
    open() {
      if (!emit('fandeck-sign-in-request')) return
      if (origin) void begin(origin)
      else fail(new FandeckError('config/invalid', 'Set login-origin, or prevent fandeck-sign-in-request.'))
    },
    note,
    visit: (path) => void (origin && fandeck.platform.openWindow(origin + path, '_blank', 'noopener')),
  }
}
