/**
 * The test kit: a fake server, clock and platform for tests and stories.
 *
 * @module
 */
export { memoryStorage } from '../kernel/storage.ts'
export {
  aCampaign,
  aCampaignState,
  aFlipSection,
  aFormationSection,
  aMatch,
  aMissionsSection,
  anUpgradeSection,
  aPlayerFilterSection,
  someSections,
} from './campaign-fixtures.ts'
export { aBadge, aCardArrival, aCardShare, aSharedCard } from './card-fixtures.ts'
export {
  aFaq,
  aNotice,
  anEvent,
  anInquiry,
  anOriginal,
  aPopup,
  aStory,
} from './content-fixtures.ts'
export { type FakeClock, fakeClock, settle } from './fake-clock.ts'
export {
  type Answer,
  type FakeServer,
  fakeServer,
  type Handler,
  ok,
  refuse,
  renewed,
  type SeenRequest,
  sessionInvalid,
} from './fake-server.ts'
export {
  aBenefit,
  aCardMetadata,
  aClaimedCard,
  aDelivery,
  aDrawnCard,
  aDrop,
  aDropInformation,
  aMyCard,
  anOrder,
  aQrKey,
  aReservation,
  aSessionRecord,
  aShop,
  aStoredSession,
  aTerms,
  aToken,
  aTransaction,
  aTransactionDetail,
  aUserInfo,
  NOON,
  PICTURE,
  someUnopenedPacks,
} from './fixtures.ts'
export { type ServerWithOptions, serverWith } from './server-with.ts'
export { type TestKit, type TestKitOptions, testKit } from './test-kit.ts'
