// Written by `pnpm indexes`.

/** A line for each endpoint: its name, the rows of the requirements, the tags and widgets that call it. */
export const calls: string = `
agreeTermsEndpoint | S7.21 | <fandeck-drop> drop purchase
cancelOrderEndpoint | D79 | order-detail
changeAdConsentEndpoint | S7.41 | account-settings profile-form
changeNicknameEndpoint | S7.39 | profile-form
changePasswordEndpoint | S7.36 | password-form
changePictureEndpoint | S7.40 | profile-form
checkCollectionNameEndpoint | S3.27 D36 | collections
checkNicknameEndpoint | S7.38 | profile-form
checkPasswordEndpoint | S7.37 | password-form
checkWhitelistEndpoint | S7.26 | <fandeck-drop> drop
claimCodeEndpoint | S7.5 D12b | <fandeck-campaign> <fandeck-scanner> campaign-page card-binder my-page ocr-scanner
completeBenefitEndpoint | S7.4 D73 | <fandeck-wallet> wallet-drawer
createCollectionEndpoint | S3.26 D36 | collections
createContinuationEndpoint | D108 | <fandeck-drop> <fandeck-sign-in> continue-elsewhere drop purchase sign-in
deleteCollectionEndpoint | S7.44 | collections
deleteSavedDeliveryEndpoint | D22 | address-form
endCardShareEndpoint | D103 | <fandeck-deck> card-binder card-deck card-page my-page
endDeviceEndpoint | S1.7 | devices
endOtherDevicesEndpoint | S1.7 | devices
endSessionEndpoint | D46 | <fandeck-board> <fandeck-campaign> <fandeck-deck> <fandeck-drop> <fandeck-scanner> <fandeck-sign-in> <fandeck-wallet> drop
enterEventEndpoint | D17 | events
getActivityEndpoint | S7.42 | activity-list
getBadgesEndpoint | D112 | <fandeck-board> <fandeck-campaign> badges campaign-page card-binder my-page
getBannersEndpoint | S7.12 | home
getBenefitQrEndpoint | S7.3 D73 | <fandeck-wallet> wallet-drawer
getBenefitsEndpoint | S7.2 D73 | <fandeck-wallet> wallet-drawer
getCampaignEndpoint |  | <fandeck-board> <fandeck-campaign> campaign-page
getCampaignStateEndpoint | D27 D29 | <fandeck-board> <fandeck-campaign> campaign-page
getCardArrivalsEndpoint | D111 | card-arrivals
getCardShareEndpoint | D103 | <fandeck-deck> card-binder card-deck card-page my-page
getCardsEndpoint | S7.8 D113 | <fandeck-board> <fandeck-campaign> <fandeck-deck> campaign-page card-binder card-deck my-page
getCommonCodesEndpoint | S7.23 | inquiry-form
getCreatedCollectionsEndpoint | S7.43 | collections
getCreatorEndpoint | S7.33 | collections
getDevicesEndpoint | S1.7 | devices
getDropEndpoint | S7.27 | <fandeck-campaign> <fandeck-drop> campaign-page card-binder card-page drop drop-summary home payment-return
getDropMemberEndpoint | D115 | <fandeck-drop> drop
getDropOddsEndpoint | D96 | <fandeck-drop> drop
getDropReminderEndpoint | D110 | <fandeck-drop> drop
getDropsInformationEndpoint | S7.32 | <fandeck-campaign> <fandeck-drop> campaign-page card-binder card-page drop drop-summary home
getEntriesEndpoint | D17 | entry-history events
getEventsEndpoint | D26 | events home
getFaqsEndpoint | D25 | faq-list
getFavouriteOriginalsEndpoint | D109 | favourites originals
getFavouritesEndpoint | S7.46 | <fandeck-deck> card-binder card-deck favourites my-page
getFilterFormEndpoint | S7.25 | <fandeck-deck> card-deck my-page
getInquiriesEndpoint | D25 | inquiry-list
getInquiryEndpoint | D25 | inquiry-list
getLoginMethodsEndpoint | D80 | account-settings devices linked-logins password-form
getMainPopupsEndpoint | S7.11 | 
getNoticeEndpoint | D25 | notice-list
getNoticesEndpoint | D25 | home notice-list
getNotionPageEndpoint | D24 | <fandeck-drop> <fandeck-sign-in> drop events purchase sign-in story-list terms-article
getOrderEndpoint | D20 | <fandeck-drop> continue-elsewhere drop payment-return
getOriginalsEndpoint | D26 | home originals
getOverviewEndpoint | D109 | home
getOwnTokensEndpoint | S7.45 | collections
getOwnedCardsEndpoint | S7.9 D113 | <fandeck-board> <fandeck-campaign> <fandeck-deck> campaign-page card-binder card-deck my-page
getPacksEndpoint | S7.10 | <fandeck-board> <fandeck-campaign> <fandeck-deck> campaign-page card-binder card-deck my-page
getPointHistoryEndpoint | D16 | point-history
getPointsEndpoint | D16 | point-history
getPopupNoticesEndpoint | S7.13 D13 | popup-notice
getPurchaseLimitEndpoint | S7.28 | <fandeck-drop> drop
getRankingEndpoint | S7.24 | ranking
getRemainingEndpoint | S7.29 | <fandeck-campaign> <fandeck-drop> campaign-page card-binder card-page drop drop-summary home
getSavedDeliveryEndpoint | D22 | <fandeck-drop> address-form drop purchase
getSharedCardEndpoint | D103 | card-page
getSharedFormationEndpoint | D27 | campaign-page
getShopEndpoint |  | card-binder my-page site-footer
getStandingEndpoint | D81 | <fandeck-drop> drop
getStoriesEndpoint | D26 | story-list
getTermsEndpoint | S7.18 | <fandeck-drop> <fandeck-sign-in> drop purchase sign-in terms-article
getTermsVersionEndpoint | S7.19 | 
getTransactionEndpoint | D17 | order-detail
getTransactionsEndpoint | S7.48 | transaction-list
getUnopenedPacksEndpoint | D79 | <fandeck-deck> card-deck my-page
getUserInfoEndpoint | S7.34 | <fandeck-board> <fandeck-campaign> <fandeck-deck> <fandeck-drop> <fandeck-scanner> <fandeck-sign-in> <fandeck-wallet> account-settings identity-check my-page password-form profile-form site-menu withdrawal
getWalletTermsEndpoint | S7.20 | <fandeck-drop> <fandeck-sign-in> drop purchase sign-in
getWalletTermsVersionEndpoint | S7.20 | 
getWalletUserEndpoint | S7.35 | <fandeck-board> <fandeck-campaign> <fandeck-deck> <fandeck-drop> <fandeck-scanner> <fandeck-sign-in> <fandeck-wallet> account-settings my-page password-form profile-form site-menu withdrawal
getWithdrawalEndpoint | S7.55 | withdrawal
handOverEndpoint | D46 | 
handoverSessionEndpoint | D46 | <fandeck-board> <fandeck-campaign> <fandeck-deck> <fandeck-drop> <fandeck-scanner> <fandeck-sign-in> <fandeck-wallet> drop
isFirstPurchaseEndpoint | S7.30 | 
joinGateEndpoint | D81 | <fandeck-drop> drop
linkEmailEndpoint | D80 | linked-logins
linkLoginEndpoint | D80 | linked-logins
linkWalletEndpoint | S7.57 | 
logInEndpoint | D3 | 
markArrivalsSeenEndpoint | D111 | card-arrivals
openPacksEndpoint | D79 | <fandeck-deck> <fandeck-drop> card-binder card-deck drop my-page order-detail payment-return purchase
pickPlayerEndpoint | D29 | <fandeck-board> <fandeck-campaign> campaign-page
recordVisitEndpoint | S7.22 | 
recruitPlayerEndpoint | D30 | <fandeck-board> <fandeck-campaign> campaign-page
redeemContinuationEndpoint | D108 | continue-elsewhere
refreshEndpoint | S7.14 S7.15 | <fandeck-board> <fandeck-campaign> <fandeck-deck> <fandeck-drop> <fandeck-scanner> <fandeck-sign-in> <fandeck-wallet>
requestEmailLinkCodeEndpoint | D80 | linked-logins
requestIdentityEndpoint | D86 | identity-check withdrawal
requestPasswordCodeEndpoint | D82 | <fandeck-sign-in> sign-in
requestPhoneCodeEndpoint | D3 | <fandeck-sign-in> sign-in
requestReturnEndpoint | D79 | order-detail
requestSignUpCodeEndpoint | D82 | <fandeck-sign-in> sign-in
requestWithdrawalMailEndpoint | S7.54 | withdrawal
requestWithdrawalSmsEndpoint | S7.53 | withdrawal
reserveEndpoint | S7.31 | <fandeck-drop> drop payment-return
resetPasswordEndpoint | D82 | <fandeck-sign-in> sign-in
saveDeliveryEndpoint | D22 | <fandeck-drop> address-form drop purchase
saveFormationEndpoint | D27 | <fandeck-board> <fandeck-campaign> campaign-page
scanCardEndpoint | S7.6 D10 | <fandeck-campaign> <fandeck-scanner> campaign-page card-binder my-page ocr-scanner
sendInquiryEndpoint | D25 | inquiry-form
setCardShareEndpoint | D103 | <fandeck-deck> card-binder card-deck card-page my-page
setDeliveryEndpoint | D22 | <fandeck-drop> drop payment-return
setDropReminderEndpoint | D110 | <fandeck-drop> drop
setFavouriteEndpoint | S7.47 | <fandeck-deck> card-binder card-deck favourites my-page
setFavouriteOriginalEndpoint | D109 | favourites originals
shareFormationEndpoint | D27 | campaign-page
signUpEndpoint | D3b | <fandeck-sign-in> sign-in
takePurchaseEndpoint | D108 | continue-elsewhere
unlinkLoginEndpoint | D80 | linked-logins
unlinkWalletEndpoint | S7.57 | 
upgradeCardsEndpoint | D28 | <fandeck-board> <fandeck-campaign> campaign-page
validateWalletEndpoint | S7.56 | 
verifyGenderBirthEndpoint | S7.50 | identity-check
verifyPhoneEndpoint | S7.49 | identity-check
withdrawAllEndpoint | S7.52 | withdrawal
withdrawEndpoint | S7.51 | withdrawal
`
