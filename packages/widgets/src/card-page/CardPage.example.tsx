import { CardPage } from '@fandeck/widgets'

export const Shared = ({ shareKey }: { shareKey: string }) => (
  <CardPage shareKey={shareKey} dropHref={(dropId) => `/drops/${dropId}`} homeHref="/" />
)
