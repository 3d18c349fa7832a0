import { FandeckProvider } from '@fandeck/react'
import { createFandeck } from '@fandeck/sdk'
import { DropPurchase } from '@fandeck/widgets'

const fandeck = createFandeck({ marketUrl: 'https://api.example' })

/** A complete drop, from the countdown to the reveal. */
export function DropPage() {
  return (
    <FandeckProvider fandeck={fandeck}>
      <DropPurchase
        dropId={1}
        onLoginRequired={() => location.assign('/account/login?retUrl=/drops/1')}
        onDone={() => location.assign('/mypage')}
      />
    </FandeckProvider>
  )
}
