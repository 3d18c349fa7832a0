/**
 * Marks of browsers inside other apps: Android's web view, then the apps. A mark begins a word, so that `Airline/2.0` is
 * not LINE.
 */
const MARKS =
  /; wv\)|(?<![\w-])(KAKAO(TALK|STORY)|NAVER\(|DaumApps|BAND\/|everytimeApp|Line\/|FB(A[NV]|_IAB)\/|Instagram |Barcelona \d|Twitter( for i|Android)|musical_ly|trill_|Bytedance|TikTok|Snapchat|MicroMessenger|LinkedInApp|Pinterest\/)/i

/**
 * Returns whether a browser runs inside another app, where a frame or a window cannot return, so that payment and wallet
 * use the full page (D20). Ask for what can be asked first, such as `navigator.mediaDevices` or the result of
 * `window.open`; a name decides only what cannot be tried without losing the page. On Apple's systems, only browsers
 * name Safari; web views and pages on the home screen do not.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  MARKS.test(userAgent) ||
  (/\((iP|Macintosh)/.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/'))
