import { useFandeck } from '@fandeck/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Emit, FandeckSignInEventMap } from '../element/element-types.ts'

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
 * Opens the sign-in of the main site in a window (D46), unless the page prevents the event or there is no origin. Its
 * code loads while the window opens. A failure is emitted as `fandeck-error`.
 */
export function useSignInWindow(
  origin: string | undefined,
  emit: Emit<FandeckSignInEventMap>,
  load: () => Promise<SignInParts>,
): SignInWindow {
  const fandeck = useFandeck()
  const [note, setNote] = useState<ReactNode>()
  const undo = useRef<() => void>(undefined)
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current++
      undo.current?.()
    },
    [],
  )

  async function begin(loginOrigin: string): Promise<void> {
    undo.current?.()
    const mine = ++turn.current
    const { platform } = fandeck
    const name = `fandeck-login-${platform.random.uuid()}`
    // Opened in the click, because browsers block a window that opens later.
    platform.openWindow('', name, 'popup,width=400,height=740')
    const { SignInNote, openSignIn } = await load()
    if (mine !== turn.current) return
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
    open: () => void (emit('fandeck-sign-in-request') && origin && begin(origin)),
    note,
    visit: (path) => void (origin && fandeck.platform.openWindow(origin + path, '_blank', 'noopener')),
  }
}
