// Written by `pnpm indexes`. Long, because it has every name of the widgets.
export {
  CodeField,
  type CodeFieldProps,
  EmailField,
  type EmailFieldProps,
  isNewPassword,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordFieldsProps,
  PasswordField,
  type PasswordFieldProps,
  PasswordRules,
  type PasswordRulesProps,
  useSignInAgain,
} from '../account-fields/index.ts'
export {
  AccountSettings,
  type AccountSettingsProps,
  type SettingsHref,
  type SettingsScreen,
} from '../account-settings/index.ts'
export { ActivityList, type ActivityListProps } from '../activity-list/index.ts'
export { AddressForm, type AddressFormProps } from '../address-form/index.ts'
export { Article, type ArticlePageProps, type ArticleProps, readingMinutes } from '../article/index.ts'
export {
  BadgeDialog,
  type BadgeDialogProps,
  BadgeShare,
  type BadgeShareProps,
  MyBadges,
} from '../badges/index.ts'
export { BannerCarousel, type BannerCarouselProps } from '../banner-carousel/index.ts'
export { FlipBoard, type FlipBoardProps } from '../boards/flip/index.ts'
export { FormationBoard, type FormationBoardProps } from '../boards/formation/index.ts'
export { MatchPickBoard, type MatchPickBoardProps } from '../boards/match-pick/index.ts'
export { MissionsBoard, type MissionsBoardProps } from '../boards/missions/index.ts'
export { PlayerFilterBoard, type PlayerFilterBoardProps } from '../boards/player-filter/index.ts'
export { UpgradeBoard, type UpgradeBoardProps } from '../boards/upgrade/index.ts'
export {
  Campaign,
  type CampaignHead,
  type CampaignOptions,
  CampaignPage,
  type CampaignPageProps,
  type CampaignProps,
  FormationShare,
  type FormationShareProps,
  SharedFormation,
  type SharedFormationProps,
} from '../campaign-page/index.ts'
export { CardArrivals, type CardArrivalsProps } from '../card-arrivals/index.ts'
export { CardBinder, type CardBinderProps } from '../card-binder/index.ts'
export {
  CardDeck,
  type CardDeckProps,
  type DeckFilter,
  type DeckPack,
  type DeckSort,
  deckFilterOf,
  deckSearch,
  type UpgradeHref,
} from '../card-deck/index.ts'
export { CardDetail, type CardDetailProps, type DetailedCard } from '../card-detail/index.ts'
export {
  CardPage,
  type CardPageProps,
  CardShareDialog,
  type CardShareDialogProps,
} from '../card-page/index.ts'
export { CardReveal, type CardRevealProps, type RevealedCard } from '../card-reveal/index.ts'
export {
  CollectionForm,
  type CollectionFormProps,
  CollectionList,
  type CollectionListProps,
  CreatorSummary,
  OwnTokens,
} from '../collections/index.ts'
export {
  ContinueButton,
  type ContinueButtonProps,
  ContinueElsewhere,
  type ContinueElsewhereProps,
  ContinueHere,
  type ContinueHereProps,
} from '../continue-elsewhere/index.ts'
export { Devices } from '../devices/index.ts'
export {
  DropCards,
  DropCompact,
  type DropCompactProps,
  DropCta,
  DropFacts,
  DropHero,
  type DropHeroProps,
  DropLoading,
  DropNotes,
  type DropNotesProps,
  DropPage,
  type DropPageProps,
  DropPayment,
  DropPurchase,
  type DropPurchaseProps,
  DropRoot,
  type DropRootProps,
  DropTags,
  DropTimer,
  DropTitle,
} from '../drop/index.ts'
export {
  type DropModel,
  type DropOptions,
  DropPhaseTag,
  type DropPhaseTagProps,
  type FoundAddress,
  type PostcodeSearch,
  useDropModel,
  usePostcodeSearch,
} from '../drop-model/index.ts'
export {
  type DropLink,
  DropRow,
  type DropRowProps,
  DropSummary,
  DropSummaryLoading,
  type DropSummaryProps,
} from '../drop-summary/index.ts'
export { EntryHistory, type EntryHistoryProps } from '../entry-history/index.ts'
export {
  EVENT_PHASES,
  EventDetail,
  type EventDetailProps,
  EventList,
  type EventListProps,
  EventRow,
  type EventRowProps,
} from '../events/index.ts'
export { FaqList, type FaqListProps } from '../faq-list/index.ts'
export {
  FavouriteButton,
  type FavouriteButtonProps,
  FavouriteList,
  type FavouriteListProps,
  FavouriteOriginalButton,
  type FavouriteOriginalButtonProps,
  type HeartProps,
} from '../favourites/index.ts'
export { FloatingButtons, type FloatingButtonsProps, type FooterOfPage } from '../floating-buttons/index.ts'
export { Handover, type HandoverProps, type HandoverRequest, readHandoverRequest } from '../handover/index.ts'
export {
  DropsInPhase,
  type DropsInPhaseProps,
  DropsOnSale,
  Home,
  HomeBanners,
  HomeBannersLoading,
  HomeEvents,
  type HomeEventsProps,
  HomeNotices,
  type HomeNoticesProps,
  HomeOriginals,
  type HomeOriginalsProps,
  HomeOverview,
  type HomeOverviewProps,
  type HomeProps,
  HomeSection,
  type HomeSectionProps,
  HomeShowcase,
  type HomeShowcaseProps,
  HomeTilesLoading,
  type ShopDropsProps,
} from '../home/index.ts'
export { IdentityCheck, type IdentityCheckProps } from '../identity-check/index.ts'
export { InquiryForm, type InquiryFormProps } from '../inquiry-form/index.ts'
export {
  InquiryDetail,
  type InquiryDetailProps,
  InquiryList,
  type InquiryListProps,
} from '../inquiry-list/index.ts'
export {
  EmailLinkForm,
  type EmailLinkFormProps,
  LinkedLogins,
  type LinkedLoginsProps,
} from '../linked-logins/index.ts'
export { ListState, type ListStateProps, type QueryLike } from '../list-state/index.ts'
export { type MemberTab, MemberTabs, type MemberTabsProps } from '../member-tabs/index.ts'
export {
  MyCollections,
  type MyCollectionsProps,
  MyDeck,
  type MyDeckProps,
  MyFacts,
  type MyFactsProps,
  MyPage,
  type MyPageHref,
  type MyPageProps,
  type MyPageScreen,
  MyProfile,
  type MyProfileProps,
  MyWallet,
  type MyWalletProps,
} from '../my-page/index.ts'
export {
  NoticeArticle,
  type NoticeArticleProps,
  NoticeList,
  type NoticeListProps,
} from '../notice-list/index.ts'
export {
  CodeEntry,
  type CodeEntryProps,
  CodeForm,
  type CodeFormProps,
  OcrScanner,
  type OcrScannerProps,
  type ScannerReason,
  ScanSuccess,
  type ScanSuccessProps,
} from '../ocr-scanner/index.ts'
export {
  OrderCancellation,
  OrderContents,
  type OrderContentsProps,
  OrderDetail,
  type OrderDetailProps,
  OrderParcel,
  type OrderPartProps,
  OrderPayment,
  OrderState,
} from '../order-detail/index.ts'
export {
  type OriginalLinkProps,
  Originals,
  type OriginalsProps,
  OriginalTile,
  type OriginalTileProps,
} from '../originals/index.ts'
export {
  NotFound,
  type NotFoundProps,
  Outage,
  type OutageProps,
  useNotFoundTitle,
} from '../page-states/index.ts'
export { PasswordForm, type PasswordFormProps } from '../password-form/index.ts'
export { PaymentReturn, type PaymentReturnProps } from '../payment-return/index.ts'
export {
  type ListedPlayer,
  PlayerList,
  type PlayerListProps,
  type PlayerListWords,
} from '../player-list/index.ts'
export { PointHistory, type PointHistoryProps } from '../point-history/index.ts'
export {
  PopupDialog,
  type PopupDialogProps,
  PopupNotice,
  type PopupNoticeProps,
  PopupStill,
  type PopupStillProps,
} from '../popup-notice/index.ts'
export {
  AccordionItem,
  type AccordionItemProps,
  AccordionRoot,
  type AccordionRootProps,
  type AlertOptions,
  BackendLink,
  type BackendLinkProps,
  Button,
  type ButtonKind,
  type ButtonProps,
  CardFan,
  CardFanLoader,
  type CardFanProps,
  Check,
  type CheckProps,
  Chip,
  type ChipProps,
  type CloseReason,
  type CloseType,
  type ConfirmOptions,
  Countdown,
  type CountdownProps,
  Dialog,
  type DialogProps,
  Drawer,
  type DrawerProps,
  Empty,
  type EmptyProps,
  type FanLoaderProps,
  Field,
  type FieldProps,
  FormattedField,
  type FormattedFieldProps,
  type HeadedPartProps,
  type HeadingLevel,
  IconButton,
  type IconButtonProps,
  Image,
  type ImageProps,
  LinkProvider,
  type LinkProviderProps,
  Logo,
  type LogoProps,
  Mark,
  type MarkProps,
  type ModalContent,
  type ModalHandle,
  ModalProvider,
  type Modals,
  NotionArticle,
  type NotionArticleProps,
  type NotionOptions,
  type OnOpenChange,
  type OpenOptions,
  type OverlayMotion,
  OverlayRootContext,
  type PagedProps,
  type PageLink,
  type PartProps,
  type PartRender,
  type PaymentFrame,
  Progress,
  type ProgressProps,
  QrCode,
  type QrCodeProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
  RadioTile,
  type RadioTileProps,
  type RenderedProps,
  type RenderLink,
  RingTimer,
  type RingTimerProps,
  Segment,
  type SegmentProps,
  SelectField,
  type SelectFieldProps,
  Skeleton,
  type SkeletonProps,
  Stepper,
  type StepperProps,
  Switch,
  type SwitchProps,
  Tag,
  type TagProps,
  type TickSource,
  type ToastOptions,
  ToastProvider,
  type Toasts,
  useModals,
  useToast,
} from '../primitives/index.ts'
export {
  AdConsentSwitches,
  type AdConsentSwitchesProps,
  ProfileForm,
  type ProfileFormProps,
} from '../profile-form/index.ts'
export {
  daumPostcode,
  PackReveal,
  type PackRevealProps,
  PaymentFailure,
  PaymentPopup,
  PurchaseConfirming,
  PurchaseSheet,
  type PurchaseSheetProps,
  type PurchaseStateProps,
} from '../purchase/index.ts'
export { Ranking, type RankingProps } from '../ranking/index.ts'
export { ReturnPill, type ReturnPillProps } from '../return-pill/index.ts'
export { SessionWatch, type SessionWatchProps } from '../session-watch/index.ts'
export {
  kakaoMessenger,
  ShareMenu,
  type ShareMenuProps,
  type UseShareCardOptions,
  useShareCard,
} from '../share-menu/index.ts'
export {
  PasswordReset,
  type PasswordResetProps,
  SignIn,
  SignInEmail,
  type SignInEmailProps,
  SignInPhone,
  type SignInPhoneProps,
  type SignInProps,
  type SignInResult,
  type SignInStep,
  SignInWays,
  type SignInWaysProps,
  SignUp,
  type SignUpProps,
  SignUpSheet,
  type SignUpSheetProps,
  type SignUpTermsKind,
  signInReturn,
  signInSearch,
  type TermsHref,
} from '../sign-in/index.ts'
export { SignOut, type SignOutProps } from '../sign-out/index.ts'
export { type FooterLink, SiteFooter, type SiteFooterProps } from '../site-footer/index.ts'
export { type HeaderStart, SiteHeader, type SiteHeaderProps } from '../site-header/index.ts'
export {
  type MenuGroup,
  type MenuLink,
  SiteMenu,
  SiteMenuAccount,
  type SiteMenuAccountProps,
  SiteMenuLinks,
  type SiteMenuLinksProps,
  type SiteMenuProps,
} from '../site-menu/index.ts'
export { StoryDetail, type StoryDetailProps, StoryList, type StoryListProps } from '../story-list/index.ts'
export { TermsArticle, type TermsArticleProps, termsVersion } from '../terms-article/index.ts'
export {
  formatInvoice,
  maskInvoice,
  TransactionList,
  type TransactionListProps,
  TransactionReceipt,
  type TransactionReceiptProps,
  type TransactionWords,
  trackingUrl,
  useTransactionWords,
} from '../transaction-list/index.ts'
export { TransitionCover, type TransitionCoverProps, type TransitionTeam } from '../transition-cover/index.ts'
export {
  type WalletBenefitProps,
  WalletDrawer,
  type WalletDrawerProps,
  type WalletListProps,
  type WalletLoginProps,
  WalletPanel,
  type WalletPanelProps,
  type WalletQrProps,
  type WalletReceiptProps,
  type WalletRootProps,
} from '../wallet-drawer/index.ts'
export { WalletWindowOverlay, type WalletWindowOverlayProps } from '../wallet-window/index.ts'
export { Withdrawal, type WithdrawalProps } from '../withdrawal/index.ts'
