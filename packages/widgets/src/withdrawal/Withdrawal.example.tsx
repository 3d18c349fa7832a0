import { Withdrawal } from '@fandeck/widgets'

/** The page of the withdrawal; `pay` is the origin of the identity service. */
export const Leave = ({ pay }: { pay: string }) => (
  <Withdrawal
    allow={[pay]}
    search={window.location.search}
    onReturned={(search) => window.history.replaceState(null, '', window.location.pathname + search)}
    homeHref="/"
    onStay={() => window.history.back()}
  />
)
