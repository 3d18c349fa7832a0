import { FandeckProvider } from '@fandeck/react'
import { type Handler, testKit } from '@fandeck/sdk/testing'
import { type ReactNode, useState } from 'react'

export interface SignOutKitOptions {
  loggedIn?: boolean
  /** How the auth server replies to the sign-out. */
  onSignOut?: Handler
}

const CSRF: Handler = () => Response.json({ csrfToken: 'csrf-1' })
const SIGNED_OUT: Handler = () => Response.json({ url: '/' })

/** A client of a member that the auth server signs out. */
export function signOutKit({ loggedIn = true, onSignOut = SIGNED_OUT }: SignOutKitOptions = {}) {
  const kit = testKit({ loggedIn })
  kit.server.on('GET /api/auth/csrf', CSRF)
  kit.server.on('POST /api/auth/signout', onSignOut)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function SignOutStory({
  children,
  pass,
  ...options
}: SignOutKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => signOutKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
