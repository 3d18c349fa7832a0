import { expect, test } from 'vitest'
import { constants } from './constants.ts'

test.each([
  ['layout max width', constants.layoutMaxWidth, 480],
  ['breakpoints', constants.breakpoints, [540, 768, 1024, 1300, 1600]],
  ['header height', constants.headerHeight, { pc: 76, mobile: 70, new: 56 }],
  ['floating-button scroll threshold', constants.floatingButtonScroll, 100],
  ['QR refresh', constants.qrRefreshMs, 170_000],
  ['token refresh window', constants.tokenRefreshWindowMs, 60_000],
  ['wallet popup', constants.walletWindow, { pollMs: 300, width: 360, height: 740, postDelayMs: 1500 }],
  ['originals transition', constants.originalsTransitionMs, { navigate: 1000, linger: 2000 }],
  ['OCR scan area', constants.scanner, { width: 280, height: 100, quality: 0.8, swipeClose: 100 }],
  ['default minting index', constants.defaultMintingId, 1],
  [
    'payment popup size by method',
    constants.paymentPopup,
    {
      phoneBill: { width: 500, height: 690 },
      bankTransfer: { width: 500, height: 620 },
      easyPay: { width: 700, height: 490 },
      card: { width: 700, height: 490 },
      other: { width: 500, height: 667 },
    },
  ],
  [
    'payment defaults',
    constants.payment,
    { method: 'phoneBill', receiptType: 'none', receiptInfoType: 'phone' },
  ],
  ['drop count default', constants.drop, { count: 1, transferAgreement: false }],
  ['toast', constants.toast, { timeoutMs: 3000, loginTimeoutMs: 1000, top: 120, width: 320 }],
  ['modal motion', constants.modalMotionMs, { in: 300, out: 200 }],
  ['password', constants.password, { min: 8, max: 16 }],
  ['collection defaults', constants.collection, { network: 'KAIA', tokenType: 'KIP17', royalty: '0.0' }],
  [
    'boards',
    constants.boards,
    { formation: '442', formationSlots: 11, upgradeSlots: 3, missions: 10, boosters: 'ALL', flipIndex: -1 },
  ],
  ['auth base path', constants.authBasePath, '/api/auth'],
  ['image widths', constants.image, { widths: [640, 1080, 1920], smallWidths: [16, 64, 128], quality: 75 }],
  ['link prefetch margin', constants.prefetchMargin, 200],
  ['time zone', constants.timeZone, 'Asia/Seoul'],
])('S9.12 the table matches the requirements: %s', (_, value, required) => {
  expect(value).toEqual(required)
})
