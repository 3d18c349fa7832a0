import { SignOut } from '@fandeck/widgets'

/** The page of the sign-out, which asks whoever comes by a link of another site. */
export const Leave = () => <SignOut onDone={() => window.location.replace('/')} />
