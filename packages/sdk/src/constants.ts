// Those that every page needs stand apart, so that a page without the others leaves the table out.

/** Half-width of the window round the expiry in which a token is refreshed, ms (S4.7, S4.8). */
export const tokenRefreshWindowMs = 60_000
/** Base path of the auth client (S2.18). */
export const authBasePath = '/api/auth'
/** How often the auth session is polled, ms; 0 is off (S4.15). */
export const authPollMs = 0
/** What a payment starts with (S3.16, S3.19). */
export const paymentStart = { method: 'phoneBill', receiptType: 'none', receiptInfoType: 'phone' } as const
/** What a purchase starts with (S3.14). */
export const dropStart = { count: 1, transferAgreement: false } as const

/**
 * The business constants of the product, each with its unit and its row of the requirements.
 *
 * @see spec §9
 */
export const constants = {
  /** Widest layout, CSS px (S2.26). */
  layoutMaxWidth: 480,
  /** Viewport widths at which placement changes, CSS px (S9.1). */
  breakpoints: [540, 768, 1024, 1300, 1600],
  /** Header heights, CSS px (S9.2). */
  headerHeight: { pc: 76, mobile: 70, new: 56 },
  /** Floating buttons appear once more than this is scrolled, CSS px (S2.32). */
  floatingButtonScroll: 100,
  /** An open QR is renewed this often, ms (S4.27). */
  qrRefreshMs: 170_000,
  tokenRefreshWindowMs,
  /** The wallet window: poll, ms; size, CSS px; delay of the refresh-token post, ms (S2.24, S4.19, S4.23). */
  walletWindow: { pollMs: 300, width: 360, height: 740, postDelayMs: 1500 },
  /** The cover between originals pages, ms: before the navigation, and after the arrival (S4.38, S4.39). */
  originalsTransitionMs: { navigate: 1000, linger: 2000 },
  /** How long one scan may take, picture and answer, ms. */
  scanLimitMs: 30_000,
  /** The scanner: area in CSS px, JPEG quality 0–1, swipe distance in CSS px (S9.3, S7.6, S4.33). */
  scanner: { width: 280, height: 100, quality: 0.8, swipeClose: 100 },
  /** The minting that a printed code belongs to when none is named (S5.14). */
  defaultMintingId: 1,
  /** Payment popup sizes by method, CSS px (S9.4). */
  paymentPopup: {
    phoneBill: { width: 500, height: 690 },
    bankTransfer: { width: 500, height: 620 },
    easyPay: { width: 700, height: 490 },
    card: { width: 700, height: 490 },
    other: { width: 500, height: 667 },
  },
  payment: paymentStart,
  drop: dropStart,
  /** How long a toast stays, ms (S9.5), its distance from the top and its width, CSS px (S2.44). */
  toast: { timeoutMs: 3000, loginTimeoutMs: 1000, top: 120, width: 320 },
  /** How long an overlay moves, ms (S9.6). */
  modalMotionMs: { in: 300, out: 200 },
  /** Length of a password in characters (S5.1). */
  password: { min: 8, max: 16 },
  /** What a collection starts with (S3.26). */
  collection: { network: 'KAIA', tokenType: 'KIP17', royalty: '0.0' },
  /** What the campaign boards start with (S3.29–S3.33). */
  boards: {
    formation: '442',
    formationSlots: 11,
    upgradeSlots: 3,
    missions: 10,
    boosters: 'ALL',
    flipIndex: -1,
  },
  authBasePath,
  authPollMs,
  /** Image widths and default quality of the optimiser (S9.7, S7.66). */
  image: { widths: [640, 1080, 1920], smallWidths: [16, 64, 128], quality: 75 },
  /** How far ahead a link is prefetched, CSS px (S9.8). */
  prefetchMargin: 200,
  /** The zone of every time that is shown (S1.2). */
  timeZone: 'Asia/Seoul',
} as const
