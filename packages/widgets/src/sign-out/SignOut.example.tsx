import { SignOut } from '@fandeck/widgets'

/** The page of the sign-out, which asks visitors from a link of another site first. */
export const Leave = () => <SignOut onDone={() => window.location.replace('/')} />
