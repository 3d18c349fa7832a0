/**
 * The codecs of the wire, for backends: one contract, decoded by the SDK and encoded by the server (D69).
 *
 * @module
 */
export {
  IdentityBody,
  PasswordBody,
  PasswordCheckBody,
  PasswordReply,
  UserInfo,
  WalletUser,
} from '../account/account.schema.ts'
export { HandoverBody, HandoverReply, HandoverSessionBody } from '../auth/auth.handover.schema.ts'
export {
  AuthSession,
  AuthUser,
  JoinBody,
  LoginBody,
  LoginReply,
  PhoneCodeBody,
  PhoneCodeReply,
  ProvidersReply,
} from '../auth/auth.schema.ts'
export { CardListReply, CardMetadata, OwnedCardListReply, PackInitReply } from '../cards/cards.schema.ts'
export {
  BenefitListReply,
  CheckBody,
  ClaimedCard,
  QrKey,
  ScanBody,
  ScanReply,
  StaffPasswordBody,
} from '../claims/claims.schema.ts'
export { AgreementBody, BannerReply, Terms, TermsKind, TermsListReply } from '../content/content.schema.ts'
export {
  DeliveryBody,
  DropReply,
  DropsInformation,
  FirstMintReply,
  OrderReply,
  OrderStatus,
  PaymentMethod,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
  Reservation,
  Transaction,
  TransactionListReply,
} from '../drops/drops.schema.ts'
export { Envelope, OK, SESSION_INVALID } from '../http/envelope.ts'
export {
  type ModelShape,
  nothing,
  seoulTime,
  type WireFields,
  type WireShape,
  wireObject,
  yesNo,
  yesNoOrNone,
} from '../http/wire.ts'
export { NotionPageReply } from '../notion/notion.schema.ts'
export { SessionRecord } from '../session/record.ts'
export { LoginType, TokenClaims } from '../session/token-claims.ts'
export { WalletTokenBody, WalletTokenReply } from '../wallet/wallet.schema.ts'
