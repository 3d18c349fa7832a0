import { PaymentReturn } from '@fandeck/widgets'

/** The page to which the payment service returns; it names the drop in the address. */
export const Returned = ({ dropId }: { dropId: number }) => (
  <PaymentReturn
    dropId={dropId}
    framed={window.parent !== window}
    cardsHref="/cards"
    dropHref={(dropId) => `/drops/${dropId}`}
    onClose={(dropId) => window.location.replace(`/drops/${dropId}`)}
    onDone={() => window.location.replace('/cards')}
  />
)
