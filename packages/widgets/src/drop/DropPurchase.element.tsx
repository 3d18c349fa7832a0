import { FandeckError } from '@fandeck/sdk'
import type { DrawnCard } from '@fandeck/sdk/drops'
import type { PostcodeSearch } from '../drop-model/postcode.ts'
import { createElementClass } from '../element/create-element.tsx'
import type { Emit, FandeckSignInEventMap, PropertiesOf } from '../element/element-types.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'
import { dropTag } from './drop.tag.ts'

/** The events of `<fandeck-drop>`. */
export interface FandeckDropEventMap extends FandeckSignInEventMap {
  /** The server has confirmed the payment. */
  'fandeck-purchased': CustomEvent<{ orderId: string }>
  /** The fan has opened the packs. */
  'fandeck-opened': CustomEvent<{ orderId: string; cards: readonly DrawnCard[] }>
  /** The fan has left the new cards. */
  'fandeck-finished': CustomEvent<null>
}

type Attributes = (typeof dropTag)['attributes']

const loadParts = () => import('./lazy-parts.ts')

const daum: PostcodeSearch = {
  open: async (host, onFound) => (await loadParts()).daum.open(host, onFound),
}

interface DropElementProps {
  attributes: PropertiesOf<Attributes>
  dropId: number
  emit: Emit<FandeckDropEventMap>
}

function DropElement({ attributes, dropId, emit }: DropElementProps) {
  const { redirectUrl, postcode, layout, loginOrigin } = attributes
  const signIn = useSignInWindow(loginOrigin, emit, loadParts)
  const Drop = layout === 'compact' ? DropCompact : DropPurchase
  return (
    <>
      <Drop
        dropId={dropId}
        redirectUrl={redirectUrl}
        postcodeSearch={postcode === 'daum' ? daum : undefined}
        onLoginRequired={signIn.open}
        onPurchased={({ orderId }) => emit('fandeck-purchased', { orderId })}
        onOpened={({ orderId, cards }) => emit('fandeck-opened', { orderId, cards })}
        onDone={() => emit('fandeck-finished')}
      />
      {signIn.note}
    </>
  )
}

/**
 * `<fandeck-drop drop-id="1" market-url="https://api.example" login-origin="https://fandeck.example">`.
 * `layout="compact"` renders a panel. `postcode="daum"` adds the address search.
 *
 * @see FandeckDropEventMap for its events
 */
export const FandeckDropElement = /* @__PURE__ */ createElementClass<FandeckDropEventMap, Attributes>(
  dropTag,
  {
    english: () => import('./drop.element.en.ts'),
    render(attributes, emit) {
      const { dropId } = attributes
      if (!dropId) throw new FandeckError('config/invalid', 'Set drop-id to the number of a drop.')
      return <DropElement attributes={attributes} dropId={dropId} emit={emit} />
    },
  },
)
export type FandeckDropElement = InstanceType<typeof FandeckDropElement>
