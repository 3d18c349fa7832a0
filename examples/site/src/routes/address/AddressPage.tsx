import { AddressForm, daumPostcode } from '@fandeck/widgets'

const search = daumPostcode()

/** The delivery address that the member has saved for later orders (S3.17). */
export default function AddressPage() {
  return <AddressForm className="site-account" postcodeSearch={search} />
}
