import { type ReactNode, useCallback } from 'react'
import { type Adopt, createElementClass } from '../element/create-element.tsx'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'
import { daumPostcode } from './daum-postcode.ts'
import styles from './drop.css?inline'
import { loadPayment, PaymentLoader } from './drop-context.ts'

/** One for all elements: its script is loaded once. */
const daum = /* @__PURE__ */ daumPostcode()

/** What buying opens comes with its styles. */
function StyledPayment({ adopt, children }: { adopt: Adopt; children: ReactNode }) {
  const load = useCallback(async () => {
    const [payment, { styles }] = await Promise.all([loadPayment(), import('./payment.styles.ts')])
    adopt(styles)
    return payment
  }, [adopt])
  return <PaymentLoader.Provider value={load}>{children}</PaymentLoader.Provider>
}

/**
 * `<fandeck-drop minting-seq="1" market-url="https://api.example">`.
 * `layout="compact"` makes it a panel. `postcode="daum"` lets a fan search a parcel's address.
 *
 * Events: `login-required`, `purchased` with `{ orderId, cards }`, `done`.
 */
export const FandeckDropElement = createElementClass({
  tag: 'fandeck-drop',
  styles,
  attributes: ['minting-seq', 'redirect-url', 'postcode', 'layout'],
  render: ({ mintingSeq, redirectUrl, postcode, layout }, emit, _set, adopt) => {
    const Drop = layout === 'compact' ? DropCompact : DropPurchase
    return (
      <StyledPayment adopt={adopt}>
        <Drop
          mintingSeq={Number(mintingSeq)}
          redirectUrl={redirectUrl}
          postcodeSearch={postcode === 'daum' ? daum : undefined}
          onLoginRequired={() => emit('login-required')}
          onPurchased={({ orderId, cards }) => emit('purchased', { orderId, cards })}
          onDone={() => emit('done')}
        />
      </StyledPayment>
    )
  },
})
