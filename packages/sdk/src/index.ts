/**
 * The headless SDK: make a client with `createFandeck`, then hand it to the calls and machines.
 *
 * @module
 */
export {
  type AccountAnswer,
  type AccountEvents,
  changePassword,
  checkCurrentPassword,
  isVerified,
  loadUser,
  type Member,
  type PasswordChange,
  type UserInfo,
  verifyIdentity,
  type WalletUser,
} from './account/index.ts'
export {
  AUTH_SERVER_CODES,
  type AuthEvents,
  type AuthLogCode,
  type AuthProviders,
  type AuthServerCode,
  type AuthSession,
  type AuthState,
  type AuthStatus,
  type AuthUser,
  authServerCode,
  type CredentialsOptions,
  createAuthStatus,
  finishSignIn,
  getAuthProviders,
  getAuthSession,
  getCsrfToken,
  goToSignIn,
  type OAuthOptions,
  type PhoneCode,
  type RecentLogins,
  recentLogins,
  requestPhoneCode,
  type SignInOptions,
  type SignUpOptions,
  signIn,
  signInError,
  signOut,
  signUp,
} from './auth/index.ts'
export {
  type CardMetadata,
  cardAttribute,
  getCards,
  getMyCards,
  getMyPacks,
  getPacks,
  joinCards,
  type MyCard,
  type MyPack,
  type OwnedCard,
  type Packs,
} from './cards/index.ts'
export {
  type Benefit,
  type BenefitQr,
  type BenefitQrState,
  type ClaimedCard,
  type ClaimOptions,
  type ClaimsEvents,
  CODE_ALPHABET,
  type CodeFormat,
  claimCode,
  completeBenefit,
  createBenefitQr,
  createScanner,
  DEFAULT_CODE_FORMAT,
  formatCode,
  generateCode,
  getBenefitQr,
  getBenefits,
  isCode,
  type PictureSource,
  parseCode,
  parseCodeFormat,
  type QrKey,
  type Scanner,
  type ScannerOptions,
  type ScannerState,
  type ScannerStatus,
  type ScanOptions,
  scanCard,
} from './claims/index.ts'
export type { Fandeck, FandeckEvents } from './client.ts'
export type { FandeckConfig, FandeckOptions } from './config.ts'
export { constants } from './constants.ts'
export {
  agreeTerms,
  type Banner,
  bannersAt,
  getBanners,
  getTerms,
  getTermsVersion,
  getTermsVersions,
  getWalletTerms,
  getWalletTermsVersion,
  type Terms,
  type TermsKind,
} from './content/index.ts'
export {
  type Answer,
  type CallState,
  type CashReceipt,
  type CtaFacts,
  canPay,
  checkWhitelist,
  createPurchase,
  ctaOf,
  type Delivery,
  type DrawnCard,
  type Drop,
  type DropCta,
  type DropInfo,
  type DropInformation,
  type DropPhase,
  type DropRef,
  type DropsEvents,
  type DropTerms,
  getDrop,
  getDropsInformation,
  getOrder,
  getPurchaseLimit,
  getRemaining,
  getStock,
  getTransactions,
  isCashReceiptUsable,
  isDeliveryComplete,
  isFirstPurchase,
  isInAppBrowser,
  isPaymentUrl,
  isReceiptOffered,
  maxCount,
  type Order,
  type OrderStatus,
  type PaymentMethod,
  type PaymentState,
  type Purchase,
  type PurchaseState,
  type PurchaseStep,
  paymentPopupSize,
  phaseOf,
  type ReceiptInfoType,
  type ReceiptType,
  type Reservation,
  receiptInfoTypes,
  setDelivery,
  type Transaction,
  type TransactionPage,
  totalAmount,
  type VendorInfo,
} from './drops/index.ts'
export { createFandeck } from './fandeck.ts'
export type { CallOptions } from './http/call.ts'
export type { Envelope } from './http/envelope.ts'
export type { Call, Credentials, Http, Request } from './http/http.ts'
export type { Transport, TransportReply, TransportRequest } from './http/transport.ts'
export type { Clock } from './kernel/clock.ts'
export type { Emitter } from './kernel/emitter.ts'
export { FandeckError, type FandeckErrorOptions, isFandeckError } from './kernel/errors.ts'
export type {
  Channel,
  KeyValueStorage,
  Locks,
  Logger,
  OpenedWindow,
  OwnWindow,
  Platform,
  SharedMarker,
  Timers,
  Visibility,
  WindowMessage,
} from './kernel/platform.ts'
export { parseSeoul } from './kernel/seoul.ts'
export { formatSeoulDate, formatSeoulMoment, formatSeoulRange, formatSeoulTime } from './kernel/seoul-text.ts'
export { type SafeUrlOptions, safeUrl } from './kernel/url.ts'
export { checkLevel, isVerifiedLevel, type Level, NORMAL_LEVELS, VERIFIED_LEVELS } from './session/levels.ts'
export type { SessionRecord } from './session/record.ts'
export type { RefreshType } from './session/refresh.ts'
export { decideToken, type TokenDecision } from './session/rule.ts'
export type { SessionEnd, SessionEvents } from './session/session.events.ts'
export type { Session, SessionState, SessionUser } from './session/session.ts'
export type { LoginType } from './session/token-claims.ts'
export {
  byteLength,
  checkFile,
  checkPassword,
  type FileLimits,
  type FileProblem,
  formatBusinessNumber,
  formatPhone,
  formatReceiptCard,
  isUserId,
  maskAccount,
  type PasswordProblem,
} from './validation/index.ts'
export type { WalletEvents } from './wallet/index.ts'
