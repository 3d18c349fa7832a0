import { createElementClass, type Emit } from '../element/create-element.tsx'
import { daumPostcode } from '../purchase/daum-postcode.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'

/** One for all elements: its script is loaded once. */
const daum = /* @__PURE__ */ daumPostcode()

const loadParts = () => import('./lazy-parts.ts')

interface DropElementProps {
  attributes: Record<string, string | undefined>
  emit: Emit
}

function DropElement({ attributes, emit }: DropElementProps) {
  const { dropId, redirectUrl, postcode, layout, loginOrigin } = attributes
  const signIn = useSignInWindow(
    loginOrigin,
    (error) => emit('login-failed', { code: error.code }),
    loadParts,
  )
  const Drop = layout === 'compact' ? DropCompact : DropPurchase
  return (
    <>
      <Drop
        dropId={Number(dropId)}
        redirectUrl={redirectUrl}
        postcodeSearch={postcode === 'daum' ? daum : undefined}
        onLoginRequired={() => {
          if (emit('login-required')) signIn.open()
        }}
        onPurchased={({ orderId, cards }) => emit('purchased', { orderId, cards })}
        onDone={() => emit('done')}
      />
      {signIn.note}
    </>
  )
}

/**
 * `<fandeck-drop drop-id="1" market-url="https://api.example" login-origin="https://fandeck.example">`.
 * `layout="compact"` makes it a panel. `postcode="daum"` lets a fan search a parcel's address.
 *
 * Events: `login-required`, which prevented opens no login; `login-failed` with `{ code }`; `purchased` with
 * `{ orderId, cards }`; `done`.
 */
export const FandeckDropElement = createElementClass({
  tag: 'fandeck-drop',
  attributes: ['drop-id', 'redirect-url', 'postcode', 'layout', 'login-origin'],
  render: (attributes, emit) => <DropElement attributes={attributes} emit={emit} />,
})
