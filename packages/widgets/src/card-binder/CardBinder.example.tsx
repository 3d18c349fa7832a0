import { CardBinder } from '@fandeck/widgets'

export const Binder = () => <CardBinder packName="fcseoul-2025" dropHref={(dropId) => `/drops/${dropId}`} />
