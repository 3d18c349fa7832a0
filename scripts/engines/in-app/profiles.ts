/**
 * A browser inside another app, as Chromium simulates it: what it calls itself, and what it withholds. All withhold
 * windows, downloads, the clipboard and the share sheet, which is the worst of each app's versions.
 */
export interface InAppProfile {
  app: string
  /** What the app calls itself as of November 2026, shortened where the rest repeats. */
  userAgent: string
  /** `goes`: empty after the app was closed; `refused`: reading it throws, as in a view without DOM storage. */
  storage: 'goes' | 'refused'
  /** `absent`: the page sees no camera; `refused`: the app denies it without a question. */
  camera: 'absent' | 'refused'
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-S928N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36'
const ANDROID = VIEW.replace(' Build/UP1A.231005.007; wv', '')

/** The columns of the matrix. */
export const PROFILES: readonly InAppProfile[] = [
  { app: 'KakaoTalk', userAgent: `${VIEW};KAKAOTALK 2410920`, storage: 'goes', camera: 'refused' },
  {
    app: 'Naver',
    userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.9.2; 15PRO)`,
    storage: 'goes',
    camera: 'refused',
  },
  {
    app: 'Instagram',
    userAgent: `${IPHONE} Mobile/22B83 Instagram 358.0.0.28.90 (iPhone16,1; iOS 18_1; ko_KR)`,
    storage: 'goes',
    camera: 'absent',
  },
  {
    app: 'Facebook',
    userAgent: `${ANDROID} [FB_IAB/FB4A;FBAV/489.0.0.60.79;]`,
    storage: 'goes',
    camera: 'absent',
  },
  {
    app: 'LINE',
    userAgent: `${IPHONE} Mobile/15E148 Safari Line/14.18.1`,
    storage: 'goes',
    camera: 'refused',
  },
  {
    app: 'X',
    userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.69`,
    storage: 'goes',
    camera: 'absent',
  },
  {
    app: 'TikTok',
    userAgent: `${ANDROID} trill_370104 JsSdk/1.0 NetType/WIFI AppName/trill BytedanceWebview/d8a21c6`,
    storage: 'goes',
    camera: 'absent',
  },
  { app: 'BAND', userAgent: `${VIEW} BAND/18.2.0`, storage: 'goes', camera: 'refused' },
  {
    app: 'Threads',
    userAgent: `${IPHONE} Mobile/22B83 Barcelona 358.0.0.29.90 (iPhone16,1; iOS 18_1; ko_KR)`,
    storage: 'goes',
    camera: 'absent',
  },
  {
    app: 'KakaoStory',
    userAgent: `${IPHONE} Mobile/15E148 KAKAOSTORY 7.3.0`,
    storage: 'goes',
    camera: 'absent',
  },
  {
    app: 'Snapchat',
    userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Snapchat/13.14.0.35 (like Safari/8619.2.8.10.9, panda)`,
    storage: 'refused',
    camera: 'absent',
  },
  { app: 'WKWebView', userAgent: `${IPHONE} Mobile/15E148`, storage: 'refused', camera: 'absent' },
]

/** The columns that `npm run test:all` plays: an app with an opener, and the barest view. */
export const CORE_APPS = ['KakaoTalk', 'WKWebView']
