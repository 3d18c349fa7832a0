import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S928N) AppleWebKit/537.36 (KHTML, like Gecko)'
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-S928N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

/** User agents as of November 2026, shortened where the rest repeats. */
const INSIDE: readonly (readonly [app: string, userAgent: string])[] = [
  ['KakaoTalk on iOS', `${IPHONE} Mobile/15E148 KAKAOTALK/25.1.0 (INAPP)`],
  ['KakaoTalk 10 on iOS', `${IPHONE} Mobile/15E148 KAKAOTALK 10.4.5`],
  ['KakaoTalk on Android', `${VIEW};KAKAOTALK 2410920`],
  [
    'KakaoTalk on Android without the mark of a view',
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 KAKAOTALK/25.1.0 (INAPP)`,
  ],
  ['KakaoStory', `${IPHONE} Mobile/15E148 KAKAOSTORY 7.3.0`],
  [
    'Naver on iOS',
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.9.2; 15PRO)`,
  ],
  ['Naver on Android', `${VIEW} NAVER(inapp; search; 1010; 12.9.5)`],
  ['Naver Cafe', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 NAVER(inapp; cafe; 200; 6.9.1)`],
  ['Daum', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 DaumApps/7.11.2 DaumDevice/mobile`],
  ['BAND on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 BAND/18.2.0 (iOS 18.1; iPhone16,1)`],
  ['BAND on Android', `${VIEW} BAND/18.2.0`],
  ['LINE on iOS', `${IPHONE} Mobile/15E148 Safari Line/14.18.1`],
  ['LINE on Android', `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.18.1/IAB`],
  ['Everytime', `${IPHONE} Mobile/15E148 everytimeApp`],
  ['X on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.69`],
  ['X on iPad', `${MAC} Version/18.1 Safari/604.1 Twitter for iPad/10.69`],
  ['X on Android', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 TwitterAndroid`],
  [
    'TikTok on iOS',
    `${IPHONE} Mobile/15E148 musical_ly_37.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/ko Region/KR RevealType/Dialog BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok on Android',
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 trill_370104 JsSdk/1.0 NetType/WIFI AppName/trill`,
  ],
  ['TikTok Lite', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6`],
  [
    'Facebook on iOS',
    `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.44.77;FBBV/661029817;FBDV/iPhone16,1]`,
  ],
  [
    'Facebook on Android',
    `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.60.79;]`,
  ],
  ['Messenger', `${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/482.0.0.33.109]`],
  ['Instagram on iOS', `${IPHONE} Mobile/22B83 Instagram 358.0.0.28.90 (iPhone16,1; iOS 18_1; ko_KR)`],
  ['Instagram on Android', `${VIEW} Instagram 358.0.0.37.83 Android (34/14; 480dpi)`],
  ['Threads', `${IPHONE} Mobile/22B83 Barcelona 358.0.0.29.90 (iPhone16,1; iOS 18_1; ko_KR)`],
  [
    'Snapchat',
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Snapchat/13.14.0.35 (like Safari/8619.2.8.10.9, panda)`,
  ],
  [
    'WeChat',
    `${ANDROID} Version/4.0 Chrome/130.0.0.0 XWEB/1300 MMWEBSDK/20241103 MicroMessenger/8.0.54.2760 Language/ko`,
  ],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['another app on Android', VIEW],
  ['another app on iOS', `${IPHONE} Mobile/15E148`],
  ['another app on iPadOS', MAC],
  ['a page on the home screen of iOS', `${IPHONE} Mobile/22B83`],
]
const BROWSERS: readonly (readonly [browser: string, userAgent: string])[] = [
  ['Safari on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Safari on macOS', `${MAC} Version/18.1 Safari/605.1.15`],
  ['Chrome on iOS', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iOS', `${IPHONE} Version/18.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/605.1.15`],
  ['DuckDuckGo on iOS', `${IPHONE} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['Whale on iOS', `${IPHONE} Version/18.1 Whale/3.12.5.1 Mobile/15E148 Safari/605.1.15`],
  ['Brave on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  [
    'Whale on Android',
    `${ANDROID} Chrome/130.0.0.0 Whale/1.0.0.0 Crosswalk/29.130.0.20 Mobile Safari/537.36`,
  ],
  ['Edge on Android', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`],
  ['Opera on Android', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0.0.0`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Chrome on Windows', `${WINDOWS} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Whale on Windows', `${WINDOWS} Chrome/130.0.0.0 Whale/4.29.282.14 Safari/537.36`],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  ],
  ['Chrome on macOS', `${MAC.replaceAll('605.1.15', '537.36')} Chrome/131.0.0.0 Safari/537.36`],
  ['headless Chrome', `${WINDOWS} HeadlessChrome/131.0.0.0 Safari/537.36`],
  ['a browser of an airline', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36 Airline/2.0`],
  ['a browser of a wristband', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36 SmartBand/1.0 On-Line/3.1`],
  ['the crawler of X', 'Twitterbot/1.0'],
  [
    'the crawler of Pinterest',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  ],
  ['the crawler of Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['no name', ''],
]

test.each(INSIDE)('%s is a browser inside another app', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each(BROWSERS)('%s is a browser of its own', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})

test('a name of any length is judged at once', () => {
  expect(isInAppBrowser('(iP'.repeat(100_000))).toBe(false)
  expect(isInAppBrowser(`${'; '.repeat(100_000)}Line`)).toBe(false)
})
