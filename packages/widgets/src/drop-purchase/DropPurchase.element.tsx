import { createElementClass } from '../element/create-element.tsx'
import { DropPurchase } from './DropPurchase.tsx'

/**
 * `<fandeck-drop minting-seq="1" market-url="https://api.example">`.
 *
 * Events: `login-required`, `purchased` with `{ orderId, cards }`, `done`.
 */
export const FandeckDropElement = createElementClass({
  tag: 'fandeck-drop',
  attributes: ['minting-seq', 'redirect-url'],
  render: ({ mintingSeq, redirectUrl }, emit) => (
    <DropPurchase
      mintingSeq={Number(mintingSeq)}
      redirectUrl={redirectUrl}
      onLoginRequired={() => emit('login-required')}
      onPurchased={({ orderId, cards }) => emit('purchased', { orderId, cards })}
      onDone={() => emit('done')}
    />
  ),
})
