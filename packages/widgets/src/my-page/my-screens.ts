/** A screen of your site to which my page links. */
export type MyPageScreen = 'profile' | 'settings' | 'password' | 'points' | 'drops'

/** Returns the address of a screen; `undefined` where your site has none, which hides its link. */
export type MyPageHref = (screen: MyPageScreen) => string | undefined
