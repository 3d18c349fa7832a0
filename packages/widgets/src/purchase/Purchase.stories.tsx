import { refuse } from '@fandeck/sdk/testing'
import { useState } from 'react'
import type { ShopOptions } from '../drop-model/drop.fixtures.ts'
import { ShopStory } from '../drop-model/shop-story.fixtures.tsx'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Pressed } from '../stories/Pressed.tsx'
import { Buying } from './Purchase.example.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'

export default { title: 'Drops / Purchase' }

const Shop = (options: ShopOptions) => (
  <ShopStory {...options}>
    <Buying />
  </ShopStory>
)

type Words = ReturnType<typeof useDropMessages> & ReturnType<typeof usePurchaseMessages>
type Names = (words: Words) => readonly string[]

/** A shop in which these buttons have been pressed, in the language of the page. */
function Pressing({ names, ...options }: ShopOptions & { names: Names }) {
  const words = { ...useDropMessages(), ...usePurchaseMessages() }
  const [labels] = useState(() => names(words))
  return (
    <Pressed names={labels}>
      <Shop {...options} />
    </Pressed>
  )
}

const sheet: Names = (words) => [words['drop.cta.buy']]
const bank: Names = (words) => [
  ...sheet(words),
  words['purchase.method.bankTransfer'],
  words['purchase.receipt.personal'],
]
const pay: Names = (words) => [
  ...sheet(words),
  words['purchase.terms.short'],
  words['purchase.terms.opening'],
  words['purchase.pay']({ amount: '12,000' }),
]
const resume: Names = (words) => [words['purchase.resume.action']]
const openPacks: Names = (words) => [words['pack.open']]

const limit: ShopOptions['reservation'] = () =>
  refuse(409, '한 사람이 살 수 있는 수량을 넘었어요.', 'LIMIT_OVER')
const offline: ShopOptions['reservation'] = () => Promise.reject(new TypeError('Failed to fetch'))

export const Button = () => <Shop />
export const SoldOut = () => <Shop left={0} />
export const LoginFirst = () => <Shop loggedIn={false} />
export const Sheet = () => <Pressing names={sheet} />
export const SheetWithReceipt = () => <Pressing names={bank} />
export const SheetWithDelivery = () => <Pressing names={sheet} info={{ delivery: true }} />
export const SheetFree = () => <Pressing names={sheet} info={{ paid: false }} order={{ status: 'PAID' }} />
export const Refused = () => <Pressing names={pay} reservation={limit} />
export const Offline = () => <Pressing names={pay} reservation={offline} />
export const Confirming = () => <Pressing names={resume} held silent="GET /minting/order/:id" />
export const PaymentFailed = () => <Shop held order={{ status: 'FAILED' }} />
export const Packs = () => <Shop held order={{ status: 'PAID' }} />
export const Reveal = () => <Pressing names={openPacks} held order={{ status: 'PAID' }} />

/** A free order of this shop is paid at once, and another one by its payment page, so that a purchase ends with its cards. */
export const Controls = controlled(
  { paid: false, delivery: false, left: 312, possible: 8, loggedIn: true },
  ({ paid, delivery, left, possible, loggedIn }) => (
    <Shop
      left={left}
      possible={possible}
      loggedIn={loggedIn}
      info={{ paid, delivery }}
      order={paid ? {} : { status: 'PAID' }}
    />
  ),
)
