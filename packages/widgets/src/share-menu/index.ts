export { kakaoMessenger } from './kakao-messenger.ts'
export { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx'
