import { IdentityCheck } from '@fandeck/widgets'

/** The page of the identity check; `pay` is the origin of the identity service. */
export const Verify = ({ pay, leave }: { pay: string; leave(): void }) => (
  <IdentityCheck
    allow={[pay]}
    search={window.location.search}
    onReturned={(search) => window.history.replaceState(null, '', window.location.pathname + search)}
    onDone={leave}
    onLater={leave}
    onSignInRequest={() => window.location.assign('/login?retUrl=/verify')}
  />
)
