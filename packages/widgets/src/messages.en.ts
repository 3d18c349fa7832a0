// Written by `pnpm indexes`.
import { enAccountFields } from './account-fields/messages.en.ts'
import { enSettings } from './account-settings/messages.en.ts'
import { enActivityList } from './activity-list/messages.en.ts'
import { enAddress } from './address-form/messages.en.ts'
import { enArticle } from './article/messages.en.ts'
import { enBadges } from './badges/messages.en.ts'
import { enBanners } from './banner-carousel/messages.en.ts'
import { enFlip } from './boards/flip/messages.en.ts'
import { enFormation } from './boards/formation/messages.en.ts'
import { enMatchPick } from './boards/match-pick/messages.en.ts'
import { enMissions } from './boards/missions/messages.en.ts'
import { enPlayerFilter } from './boards/player-filter/messages.en.ts'
import { enUpgrade } from './boards/upgrade/messages.en.ts'
import { enBoard } from './campaign-board/messages.en.ts'
import { enCampaign } from './campaign-page/messages.en.ts'
import { enFormationShare } from './campaign-page/sharing/messages.en.ts'
import { enCard } from './card/messages.en.ts'
import { enArrivals } from './card-arrivals/messages.en.ts'
import { enBinder } from './card-binder/messages.en.ts'
import { enDeck } from './card-deck/messages.en.ts'
import { enCardPage } from './card-page/messages.en.ts'
import { enReveal } from './card-reveal/messages.en.ts'
import { enCollections } from './collections/messages.en.ts'
import { enContinue } from './continue-elsewhere/messages.en.ts'
import { enDevices } from './devices/messages.en.ts'
import { enUpcoming } from './drop/messages.en.ts'
import { enDrop } from './drop-model/messages.en.ts'
import { enEntryHistory } from './entry-history/messages.en.ts'
import { enEvents } from './events/messages.en.ts'
import { enFaqs } from './faq-list/messages.en.ts'
import { enFavourites } from './favourites/messages.en.ts'
import { enFloating } from './floating-buttons/messages.en.ts'
import { enGate } from './gate/messages.en.ts'
import { enHandover } from './handover/messages.en.ts'
import { enHome } from './home/messages.en.ts'
import { enIdentity } from './identity-check/messages.en.ts'
import { enInquiryForm } from './inquiry-form/messages.en.ts'
import { enInquiries } from './inquiry-list/messages.en.ts'
import { enKept } from './kept-code/messages.en.ts'
import { enLinkedLogins } from './linked-logins/messages.en.ts'
import type { Messages } from './messages.types.ts'
import { enMyPage } from './my-page/messages.en.ts'
import { enNotices } from './notice-list/messages.en.ts'
import { enScanDialogs } from './ocr-scanner/dialogs/messages.en.ts'
import { enCodeForm } from './ocr-scanner/form/messages.en.ts'
import { enLive } from './ocr-scanner/live/messages.en.ts'
import { enScan } from './ocr-scanner/messages.en.ts'
import { enOrder } from './order-detail/messages.en.ts'
import { enOriginals } from './originals/messages.en.ts'
import { enPageStates } from './page-states/messages.en.ts'
import { enPasswordForm } from './password-form/messages.en.ts'
import { enPaymentReturn } from './payment-return/messages.en.ts'
import { enPlayers } from './player-list/messages.en.ts'
import { enPointHistory } from './point-history/messages.en.ts'
import { enPopup } from './popup-notice/messages.en.ts'
import { enLink } from './primitives/link/messages.en.ts'
import { enLinkPlate } from './primitives/link-plate/messages.en.ts'
import { enModal } from './primitives/modal-host/messages.en.ts'
import { enPager } from './primitives/pager/messages.en.ts'
import { enQr } from './primitives/qr-code/messages.en.ts'
import { enProfileForm } from './profile-form/messages.en.ts'
import { enPurchase } from './purchase/messages.en.ts'
import { enRanking } from './ranking/messages.en.ts'
import { enReturn } from './return-pill/messages.en.ts'
import { enSessionWatch } from './session-watch/messages.en.ts'
import { enShare } from './share-menu/messages.en.ts'
import { enSignInForms } from './sign-in/messages.en.ts'
import { enSignIn } from './sign-in-window/messages.en.ts'
import { enSignOut } from './sign-out/messages.en.ts'
import { enFooter } from './site-footer/messages.en.ts'
import { enHeader } from './site-header/messages.en.ts'
import { enMenu } from './site-menu/messages.en.ts'
import { enStoryList } from './story-list/messages.en.ts'
import { enTermsArticle } from './terms-article/messages.en.ts'
import { enCommon } from './theme/common.en.ts'
import { enErrors } from './theme/errors/errors.en.ts'
import { joined } from './theme/joined.ts'
import { enTransactionList } from './transaction-list/messages.en.ts'
import { enTransition } from './transition-cover/messages.en.ts'
import { enWallet } from './wallet-drawer/messages.en.ts'
import { enWalletWindow } from './wallet-window/messages.en.ts'
import { enWithdrawal } from './withdrawal/messages.en.ts'

/** The same messages in English; its type requires every Korean key. */
export const en: Messages = /* @__PURE__ */ joined(
  enAccountFields,
  enSettings,
  enActivityList,
  enAddress,
  enArticle,
  enBadges,
  enBanners,
  enFlip,
  enFormation,
  enMatchPick,
  enMissions,
  enPlayerFilter,
  enUpgrade,
  enBoard,
  enCampaign,
  enFormationShare,
  enArrivals,
  enBinder,
  enDeck,
  enCardPage,
  enReveal,
  enCard,
  enCollections,
  enContinue,
  enDevices,
  enDrop,
  enUpcoming,
  enEntryHistory,
  enEvents,
  enFaqs,
  enFavourites,
  enFloating,
  enGate,
  enHandover,
  enHome,
  enIdentity,
  enInquiryForm,
  enInquiries,
  enKept,
  enLinkedLogins,
  enMyPage,
  enNotices,
  enScanDialogs,
  enCodeForm,
  enLive,
  enScan,
  enOrder,
  enOriginals,
  enPageStates,
  enPasswordForm,
  enPaymentReturn,
  enPlayers,
  enPointHistory,
  enPopup,
  enLinkPlate,
  enLink,
  enModal,
  enPager,
  enQr,
  enProfileForm,
  enPurchase,
  enRanking,
  enReturn,
  enSessionWatch,
  enShare,
  enSignIn,
  enSignInForms,
  enSignOut,
  enFooter,
  enHeader,
  enMenu,
  enStoryList,
  enTermsArticle,
  enTransactionList,
  enTransition,
  enWallet,
  enWalletWindow,
  enWithdrawal,
  enCommon,
  { errors: enErrors },
)
