import { SessionWatch } from '@fandeck/widgets'

/** Stands beside the pages of a site, whose sign-out is at `/logout`. */
export const Watch = () => (
  <SessionWatch
    leaving={window.location.pathname === '/logout'}
    onEnded={() => window.location.replace('/logout')}
  />
)
