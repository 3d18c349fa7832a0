// Written by `pnpm indexes`.
import { koAccountFields } from './account-fields/messages.ko.ts'
import { koSettings } from './account-settings/messages.ko.ts'
import { koActivityList } from './activity-list/messages.ko.ts'
import { koAddress } from './address-form/messages.ko.ts'
import { koArticle } from './article/messages.ko.ts'
import { koBadges } from './badges/messages.ko.ts'
import { koBanners } from './banner-carousel/messages.ko.ts'
import { koFlip } from './boards/flip/messages.ko.ts'
import { koFormation } from './boards/formation/messages.ko.ts'
import { koMatchPick } from './boards/match-pick/messages.ko.ts'
import { koMissions } from './boards/missions/messages.ko.ts'
import { koPlayerFilter } from './boards/player-filter/messages.ko.ts'
import { koUpgrade } from './boards/upgrade/messages.ko.ts'
import { koBoard } from './campaign-board/messages.ko.ts'
import { koCampaign } from './campaign-page/messages.ko.ts'
import { koFormationShare } from './campaign-page/sharing/messages.ko.ts'
import { koCard } from './card/messages.ko.ts'
import { koArrivals } from './card-arrivals/messages.ko.ts'
import { koBinder } from './card-binder/messages.ko.ts'
import { koDeck } from './card-deck/messages.ko.ts'
import { koCardPage } from './card-page/messages.ko.ts'
import { koReveal } from './card-reveal/messages.ko.ts'
import { koCollections } from './collections/messages.ko.ts'
import { koContinue } from './continue-elsewhere/messages.ko.ts'
import { koDevices } from './devices/messages.ko.ts'
import { koUpcoming } from './drop/messages.ko.ts'
import { koDrop } from './drop-model/messages.ko.ts'
import { koEntryHistory } from './entry-history/messages.ko.ts'
import { koEvents } from './events/messages.ko.ts'
import { koFaqs } from './faq-list/messages.ko.ts'
import { koFavourites } from './favourites/messages.ko.ts'
import { koFloating } from './floating-buttons/messages.ko.ts'
import { koGate } from './gate/messages.ko.ts'
import { koHandover } from './handover/messages.ko.ts'
import { koHome } from './home/messages.ko.ts'
import { koIdentity } from './identity-check/messages.ko.ts'
import { koInquiryForm } from './inquiry-form/messages.ko.ts'
import { koInquiries } from './inquiry-list/messages.ko.ts'
import { koKept } from './kept-code/messages.ko.ts'
import { koLinkedLogins } from './linked-logins/messages.ko.ts'
import { koMyPage } from './my-page/messages.ko.ts'
import { koNotices } from './notice-list/messages.ko.ts'
import { koScanDialogs } from './ocr-scanner/dialogs/messages.ko.ts'
import { koCodeForm } from './ocr-scanner/form/messages.ko.ts'
import { koLive } from './ocr-scanner/live/messages.ko.ts'
import { koScan } from './ocr-scanner/messages.ko.ts'
import { koOrder } from './order-detail/messages.ko.ts'
import { koOriginals } from './originals/messages.ko.ts'
import { koPageStates } from './page-states/messages.ko.ts'
import { koPasswordForm } from './password-form/messages.ko.ts'
import { koPaymentReturn } from './payment-return/messages.ko.ts'
import { koPlayers } from './player-list/messages.ko.ts'
import { koPointHistory } from './point-history/messages.ko.ts'
import { koPopup } from './popup-notice/messages.ko.ts'
import { koLink } from './primitives/link/messages.ko.ts'
import { koLinkPlate } from './primitives/link-plate/messages.ko.ts'
import { koModal } from './primitives/modal-host/messages.ko.ts'
import { koPager } from './primitives/pager/messages.ko.ts'
import { koQr } from './primitives/qr-code/messages.ko.ts'
import { koProfileForm } from './profile-form/messages.ko.ts'
import { koPurchase } from './purchase/messages.ko.ts'
import { koRanking } from './ranking/messages.ko.ts'
import { koReturn } from './return-pill/messages.ko.ts'
import { koSessionWatch } from './session-watch/messages.ko.ts'
import { koShare } from './share-menu/messages.ko.ts'
import { koSignInForms } from './sign-in/messages.ko.ts'
import { koSignIn } from './sign-in-window/messages.ko.ts'
import { koSignOut } from './sign-out/messages.ko.ts'
import { koFooter } from './site-footer/messages.ko.ts'
import { koHeader } from './site-header/messages.ko.ts'
import { koMenu } from './site-menu/messages.ko.ts'
import { koStoryList } from './story-list/messages.ko.ts'
import { koTermsArticle } from './terms-article/messages.ko.ts'
import { koCommon } from './theme/common.ko.ts'
import { koErrors } from './theme/errors/errors.ko.ts'
import { joined } from './theme/joined.ts'
import { koTransactionList } from './transaction-list/messages.ko.ts'
import { koTransition } from './transition-cover/messages.ko.ts'
import { koWallet } from './wallet-drawer/messages.ko.ts'
import { koWalletWindow } from './wallet-window/messages.ko.ts'
import { koWithdrawal } from './withdrawal/messages.ko.ts'

/**
 * Every message of the widgets in Korean, with flat keys; a value is a string or a function of its parameters.
 *
 * @hidden its keys are those of `Messages`
 */
export const ko = /* @__PURE__ */ joined(
  koAccountFields,
  koSettings,
  koActivityList,
  koAddress,
  koArticle,
  koBadges,
  koBanners,
  koFlip,
  koFormation,
  koMatchPick,
  koMissions,
  koPlayerFilter,
  koUpgrade,
  koBoard,
  koCampaign,
  koFormationShare,
  koArrivals,
  koBinder,
  koDeck,
  koCardPage,
  koReveal,
  koCard,
  koCollections,
  koContinue,
  koDevices,
  koDrop,
  koUpcoming,
  koEntryHistory,
  koEvents,
  koFaqs,
  koFavourites,
  koFloating,
  koGate,
  koHandover,
  koHome,
  koIdentity,
  koInquiryForm,
  koInquiries,
  koKept,
  koLinkedLogins,
  koMyPage,
  koNotices,
  koScanDialogs,
  koCodeForm,
  koLive,
  koScan,
  koOrder,
  koOriginals,
  koPageStates,
  koPasswordForm,
  koPaymentReturn,
  koPlayers,
  koPointHistory,
  koPopup,
  koLinkPlate,
  koLink,
  koModal,
  koPager,
  koQr,
  koProfileForm,
  koPurchase,
  koRanking,
  koReturn,
  koSessionWatch,
  koShare,
  koSignIn,
  koSignInForms,
  koSignOut,
  koFooter,
  koHeader,
  koMenu,
  koStoryList,
  koTermsArticle,
  koTransactionList,
  koTransition,
  koWallet,
  koWalletWindow,
  koWithdrawal,
  koCommon,
  { errors: koErrors },
)
