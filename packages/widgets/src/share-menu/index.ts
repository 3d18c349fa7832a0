export { kakaoMessenger } from './kakao-messenger.ts'
export { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx'
export { type UseShareCardOptions, useShareCard } from './use-share-card.ts'
