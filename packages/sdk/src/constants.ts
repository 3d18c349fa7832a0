// Constants that every page needs are separate exports, so that bundlers can drop the table.

/** Half-width of the window around the expiry in which a token is refreshed, ms (S4.7, S4.8). */
export const tokenRefreshWindowMs = 60_000
/** Base path of the auth client (S2.18). */
export const authBasePath = '/api/auth'
/** Interval between fetches of the auth session, ms; 0 disables them (S4.15). */
export const authPollMs = 0
/** Initial state of a payment (S3.16, S3.19). */
export const paymentStart = { method: 'phoneBill', receiptType: 'none', receiptInfoType: 'phone' } as const
/** Initial state of a purchase (S3.14). */
export const dropStart = { count: 1, transferAgreement: false } as const

/**
 * The product's business constants, each with its unit and requirement.
 *
 * @see S9.1–S9.11
 */
export const constants = {
  /** Maximum layout width, CSS px (S2.26). */
  layoutMaxWidth: 480,
  /** Viewport widths of the layout breakpoints, CSS px (S9.1). */
  breakpoints: [540, 768, 1024, 1300, 1600],
  /** Header heights, CSS px (S9.2). */
  headerHeight: { pc: 76, mobile: 70, new: 56 },
  /** Scroll offset above which floating buttons appear, CSS px (S2.32). */
  floatingButtonScroll: 100,
  /** Refresh interval of an open QR, ms (S4.27). */
  qrRefreshMs: 170_000,
  tokenRefreshWindowMs,
  /** The wallet window: poll interval, ms; size, CSS px; delay before posting the token, ms (S2.24, S4.19, S4.23). */
  walletWindow: { pollMs: 300, width: 360, height: 740, postDelayMs: 1500 },
  /** Duration of the cover between originals pages before the navigation and after it, ms (S4.38, S4.39). */
  originalsTransitionMs: { navigate: 1000, linger: 2000 },
  /** Time limit of a scan, including capture and answer, ms. */
  scanLimitMs: 30_000,
  /** The scanner: area in CSS px, JPEG quality 0–1, swipe distance in CSS px (S9.3, S7.6, S4.33). */
  scanner: { width: 280, height: 100, quality: 0.8, swipeClose: 100 },
  /** The default minting of a printed code (S5.14). */
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
  /** Toast duration, ms (S9.5); distance from the top and width, CSS px (S2.44). */
  toast: { timeoutMs: 3000, loginTimeoutMs: 1000, top: 120, width: 320 },
  /** Duration of overlay transitions, ms (S9.6). */
  modalMotionMs: { in: 300, out: 200 },
  /** Length of a password in characters (S5.1). */
  password: { min: 8, max: 16 },
  /** Initial values of a collection (S3.26). */
  collection: { network: 'KAIA', tokenType: 'KIP17', royalty: '0.0' },
  /** Initial values of the campaign boards (S3.29–S3.33). */
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
  /** Image widths and default quality of the image optimiser (S9.7, S7.66). */
  image: { widths: [640, 1080, 1920], smallWidths: [16, 64, 128], quality: 75 },
  /** Distance from the viewport at which links are prefetched, CSS px (S9.8). */
  prefetchMargin: 200,
  /** Time zone of every displayed time (S1.2). */
  timeZone: 'Asia/Seoul',
} as const
