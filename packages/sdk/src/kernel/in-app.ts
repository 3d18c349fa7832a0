const IN_APP = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|DaumApps|everytimeApp|; wv\)/i

/** Whether a browser is one inside another app, where a payment or a wallet takes the whole page (D20). */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent)
