import { useFandeck } from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The lazy parts of the sign-in; the element loads them with the purchase. */
export type SignInParts = Pick<typeof import('./SignInNote.tsx'), 'SignInNote' | 'openSignIn'>

interface SignInWindow {
  /** Opens the window; call it in the click handler. */
  open(): void
  /** The note for the fan. */
  note: ReactNode
}

/**
 * Opens the sign-in of the main site in a window (D46); does nothing without an origin. Its code loads while the window
 * opens.
 */
export function useSignInWindow(
  origin: string | undefined,
  onFailed: (error: FandeckError) => void,
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
        if (!result.success) onFailed(result.error)
      },
    })
  }

  return { open: () => void (origin && begin(origin)), note }
}
