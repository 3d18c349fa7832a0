import { TransactionList } from '@fandeck/widgets'

export const Purchases = () => <TransactionList hrefOf={({ orderId }) => `/purchases/${orderId}`} />
