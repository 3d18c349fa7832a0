import { LinkedLogins } from '@fandeck/widgets'

export const MyLogins = () => (
  <LinkedLogins
    search={window.location.search}
    verifyHref="/verify?retUrl=/logins"
    emailHref="/logins/email"
    onReturned={() => window.history.replaceState(null, '', '/logins')}
    onSignInRequest={() => window.location.assign('/login?retUrl=/logins')}
  />
)
