import { OrderDetail } from '@fandeck/widgets'

export const Order = ({ orderId }: { orderId: string }) => (
  <OrderDetail orderId={orderId} onDeckRequest={() => window.location.assign('/deck')} />
)
