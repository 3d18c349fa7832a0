// Written by `pnpm indexes`.
export { useChangePassword, useCheckPassword } from '../account/useChangePassword.ts'
export { useMember } from '../account/useMember.ts'
export { useRequestIdentity } from '../account/useRequestIdentity.ts'
export { useVerifyIdentity } from '../account/useVerifyIdentity.ts'
export { useActivity } from '../activity/useActivity.ts'
export { useAuthSession } from '../auth/useAuthSession.ts'
export { usePasswordCode, useResetPassword } from '../auth/usePasswordReset.ts'
export { useProviders } from '../auth/useProviders.ts'
export { useFinishSignIn, usePhoneCode, useSignIn, useSignOut } from '../auth/useSignIn.ts'
export { useSignUp, useSignUpCode } from '../auth/useSignUp.ts'
export { useCampaign, useCampaignState } from '../campaigns/useCampaign.ts'
export { useFlip } from '../campaigns/useFlip.ts'
export { useFormation } from '../campaigns/useFormation.ts'
export { useMatchPick } from '../campaigns/useMatchPick.ts'
export { useMissions } from '../campaigns/useMissions.ts'
export { usePackCards } from '../campaigns/usePackCards.ts'
export { usePlayerFilter } from '../campaigns/usePlayerFilter.ts'
export { useSharedFormation, useShareFormation } from '../campaigns/useSharedFormation.ts'
export { useUpgrade } from '../campaigns/useUpgrade.ts'
export { useCardArrivals, useMarkArrivalsSeen } from '../cards/useCardArrivals.ts'
export { useCards } from '../cards/useCards.ts'
export { type PackNames, useFirstPacks, useMyCards, useMyPacks } from '../cards/useMyCards.ts'
export { useCardShare, useEndCardShare, useSetCardShare, useSharedCard } from '../cards/useSharedCard.ts'
export { useBenefitQr } from '../claims/useBenefitQr.ts'
export { useBenefits } from '../claims/useBenefits.ts'
export { useClaimCode } from '../claims/useClaimCode.ts'
export { useCompleteBenefit } from '../claims/useCompleteBenefit.ts'
export { useScanner } from '../claims/useScanner.ts'
export { useClock } from '../clock/useClock.ts'
export {
  type CollectionNameState,
  useCollectionNameCheck,
  useCreateCollection,
  useCreatedCollections,
  useCreator,
  useDeleteCollection,
  useOwnTokens,
} from '../collections/useCollections.ts'
export { useBanners } from '../content/useBanners.ts'
export { useNotionPage } from '../content/useNotionPage.ts'
export { type TermsRef, useAgreeTerms, useTerms, useTermsVersions } from '../content/useTerms.ts'
export {
  type CarriedChoice,
  type ContinuationLink,
  type ContinueOptions,
  useContinueElsewhere,
} from '../continuation/useContinueElsewhere.ts'
export { useContinuePurchase, useRedeemContinuation } from '../continuation/useContinueHere.ts'
export { useDevices, useEndDevice, useEndOtherDevices } from '../devices/useDevices.ts'
export { useCommonCodes, useFilterForm, useRanking, useShop } from '../directory/useDirectory.ts'
export { useHasPart } from '../directory/useHasPart.ts'
export { useDrop, useStock } from '../drops/useDrop.ts'
export { type DropCalls, useDropCalls } from '../drops/useDropCalls.ts'
export { useDropOdds } from '../drops/useDropOdds.ts'
export { useDropPhase } from '../drops/useDropPhase.ts'
export { useDropReminder, useSetDropReminder } from '../drops/useDropReminder.ts'
export { useDrops } from '../drops/useDrops.ts'
export { useCancelOrder, useOpenPacks, useRequestReturn, useUnopenedPacks } from '../drops/usePacks.ts'
export { usePurchase } from '../drops/usePurchase.ts'
export { useFirstPurchase, usePurchaseLimit, useWhitelist } from '../drops/usePurchaseLimit.ts'
export { useDeleteSavedDelivery, useSaveDelivery, useSavedDelivery } from '../drops/useSavedDelivery.ts'
export { type ShopDrops, useShopDrops } from '../drops/useShopDrops.ts'
export { useTransaction, useTransactions } from '../drops/useTransactions.ts'
export { useEnterEvent } from '../entries/useEnterEvent.ts'
export { useEntries } from '../entries/useEntries.ts'
export { useFavouriteOriginals, useSetFavouriteOriginal } from '../favourites/useFavouriteOriginals.ts'
export { type FavouriteOptions, useFavourites, useSetFavourite } from '../favourites/useFavourites.ts'
export { useGate } from '../gate/useGate.ts'
export {
  type LinkLoginOptions,
  useEmailLinkCode,
  useLinkEmail,
  useLinkLogin,
  useLoginMethods,
  useUnlinkLogin,
} from '../logins/useLogins.ts'
export { useBadges } from '../overview/useBadges.ts'
export { useOverview } from '../overview/useOverview.ts'
export { usePointHistory, usePoints } from '../points/usePoints.ts'
export { usePopups } from '../popups/usePopups.ts'
export {
  useChangeAdConsent,
  useChangeNickname,
  useChangePicture,
  useNicknameCheck,
} from '../profile/useProfile.ts'
export { useLevel } from '../session/useLevel.ts'
export { useSession } from '../session/useSession.ts'
export { type StoredSession, useStoredSession } from '../session/useStoredSession.ts'
export { useUser } from '../session/useUser.ts'
export { useSharing } from '../sharing/useSharing.ts'
export { useEvents, useOriginals, useStories } from '../showcase/useShowcase.ts'
export { useFaqs } from '../support/useFaqs.ts'
export { useInquiries, useInquiry, useSendInquiry } from '../support/useInquiries.ts'
export { useNotice, useNotices } from '../support/useNotices.ts'
export { useOriginalsTransition } from '../transition/useOriginalsTransition.ts'
export { useWalletLink } from '../wallet/useWalletLink.ts'
export { useWalletWindow } from '../wallet/useWalletWindow.ts'
export { useWithdraw, useWithdrawal, useWithdrawalCode } from '../withdrawal/useWithdrawal.ts'
