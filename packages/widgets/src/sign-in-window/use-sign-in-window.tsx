import { useFandeck } from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is loaded when the window opens; a page bundles it with what comes next. */
export type SignInParts = Pick<typeof import('./SignInNote.tsx'), 'SignInNote' | 'openSignIn'>

interface SignInWindow {
  /** Opens the window: call it in the click. */
  open(): void
  /** What the fan has to know of it. */
  note: ReactNode
}

/**
 * The sign-in of the main site in a window (D46); without an origin it does nothing. What it needs is loaded while the
 * window opens.
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
    // Now, in the click: a moment later the browser would block it.
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
