const IN_APP = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|DaumApps|everytimeApp|; wv\)/i

/** Returns whether a browser runs inside another app, where payment and wallet use the full page (D20). */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent)
