import { createElementClass, type Emit } from '../element/create-element.tsx'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'
import { daumPostcode } from './daum-postcode.ts'
import { useWindowLogin } from './use-window-login.tsx'

/** One for all elements: its script is loaded once. */
const daum = /* @__PURE__ */ daumPostcode()

interface DropElementProps {
  attributes: Record<string, string | undefined>
  emit: Emit
}

function DropElement({ attributes, emit }: DropElementProps) {
  const { dropId, redirectUrl, postcode, layout, loginOrigin } = attributes
  const login = useWindowLogin(loginOrigin, (error) => emit('login-failed', { code: error.code }))
  const Drop = layout === 'compact' ? DropCompact : DropPurchase
  return (
    <>
      <Drop
        dropId={Number(dropId)}
        redirectUrl={redirectUrl}
        postcodeSearch={postcode === 'daum' ? daum : undefined}
        onLoginRequired={() => {
          if (emit('login-required')) login.open()
        }}
        onPurchased={({ orderId, cards }) => emit('purchased', { orderId, cards })}
        onDone={() => emit('done')}
      />
      {login.note}
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
