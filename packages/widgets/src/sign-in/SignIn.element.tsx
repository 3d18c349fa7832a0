import { useSession } from '@fandeck/react'
import { createElementClass } from '../element/create-element.tsx'
import type { Emit, FandeckSignInEventMap, PropertiesOf } from '../element/element-types.ts'
import { Button } from '../primitives/button/Button.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { signInTag } from './sign-in.tag.ts'
import { useSignInMessages } from './use-sign-in-messages.ts'
import './SignIn.css'

export type { FandeckSignInEventMap }

type Attributes = (typeof signInTag)['attributes']

const loadForms = () => import('./SignInForms.tsx')
const loadWindow = () => import('../sign-in-window/SignInNote.tsx')

/** Whether the page is of the main site: a password or a code is typed there alone (D46). */
const isMainSite = (loginOrigin: string | undefined) =>
  loginOrigin !== undefined && URL.canParse(loginOrigin) && new URL(loginOrigin).origin === location.origin

interface SignInElementProps {
  attributes: PropertiesOf<Attributes>
  emit: Emit<FandeckSignInEventMap>
}

function SignInElement({ attributes: { loginOrigin }, emit }: SignInElementProps) {
  const messages = useSignInMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const signIn = useSignInWindow(loginOrigin, emit, loadWindow)
  const done = <p className="fandeck-body-2">{messages['signIn.done']}</p>
  if (loggedIn) {
    return (
      <div className="fandeck-root" role="status">
        <slot name="done">{done}</slot>
      </div>
    )
  }
  if (isMainSite(loginOrigin)) {
    return <LazyPart load={loadForms}>{({ SignInForms }) => <SignInForms headingLevel={2} />}</LazyPart>
  }
  return (
    <div className="fandeck-root fandeck-sign-in__open">
      <Button block onClick={signIn.open}>
        {messages['signIn.title']}
      </Button>
      {signIn.note}
    </div>
  )
}

/**
 * `<fandeck-sign-in market-url="https://api.example" login-origin="https://fandeck.example">`.
 *
 * @see FandeckSignInEventMap for its events
 */
export const FandeckSignInElement = /* @__PURE__ */ createElementClass<FandeckSignInEventMap, Attributes>(
  signInTag,
  {
    english: () => import('./sign-in.element.en.ts'),
    render: (attributes, emit) => <SignInElement attributes={attributes} emit={emit} />,
  },
)
export type FandeckSignInElement = InstanceType<typeof FandeckSignInElement>
