import { SignIn } from '@fandeck/widgets'

/** The page of the sign-in; returns to `retUrl` of its address, or to the home page. */
export const SignInPage = () => (
  <SignIn onDone={({ returnUrl }) => window.location.assign(returnUrl ?? '/')} />
)
