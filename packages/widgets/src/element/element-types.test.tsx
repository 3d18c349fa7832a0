import { expect, expectTypeOf, test } from 'vitest'
import type {
  FandeckBoardElement,
  FandeckDeckElement,
  FandeckDropElement,
  FandeckScannerElement,
  FandeckWalletElement,
} from '../elements.ts'

test('D76 the tags are typed for the DOM and for JSX', () => {
  expectTypeOf<HTMLElementTagNameMap['fandeck-drop']>().toEqualTypeOf<FandeckDropElement>()
  expectTypeOf<FandeckDropElement['dropId']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<FandeckWalletElement['open']>().toEqualTypeOf<boolean>()
  const listen = (scanner: FandeckScannerElement) =>
    scanner.addEventListener('fandeck-claimed', ({ detail }) => {
      expectTypeOf(detail.card.cardId).toEqualTypeOf<number>()
    })
  expectTypeOf(listen).toBeFunction()
  const drop = (
    <fandeck-drop
      dropId={1}
      market-url="https://api.example"
      onfandeck-purchased={({ detail }) => expectTypeOf(detail.orderId).toEqualTypeOf<string>()}
    />
  )
  const board = (
    <fandeck-board
      slug="fcseoul-2025"
      board="formation"
      onfandeck-formation-saved={({ detail }) => expectTypeOf(detail.filled).toEqualTypeOf<number>()}
    />
  )
  expectTypeOf<HTMLElementTagNameMap['fandeck-board']>().toEqualTypeOf<FandeckBoardElement>()
  expectTypeOf<FandeckBoardElement['cardsUrl']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<HTMLElementTagNameMap['fandeck-deck']>().toEqualTypeOf<FandeckDeckElement>()
  expectTypeOf<FandeckDeckElement['packs']>().toEqualTypeOf<string | undefined>()
  // @ts-expect-error A boolean property takes no text.
  const wallet = <fandeck-wallet open="yes" />
  expect([drop.type, wallet.type, board.type]).toEqual(['fandeck-drop', 'fandeck-wallet', 'fandeck-board'])
})
