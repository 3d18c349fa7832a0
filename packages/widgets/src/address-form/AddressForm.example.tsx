import { AddressForm, daumPostcode } from '@fandeck/widgets'

const search = daumPostcode()

export const MyAddress = () => <AddressForm postcodeSearch={search} />
