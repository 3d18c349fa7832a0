import { ContinueHere } from '@fandeck/widgets'

/** The page `/continue`, which `setContinuationPage` names. */
export const Continue = () => (
  <ContinueHere
    onContinue={(path) => window.location.assign(path)}
    onSignIn={() => window.location.assign('/account/login?retUrl=%2Fcontinue')}
    onHome={() => window.location.assign('/')}
  />
)
