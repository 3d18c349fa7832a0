import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router'

/** A page and what the shell draws round it. */
export interface PageEntry {
  path: string
  Page: ComponentType
  /** `art` lies over a picture until the page is scrolled. */
  header?: 'plain' | 'art'
  /** A way back instead of the logo; a text is the page's heading beside it. */
  back?: true | string
  footer?: boolean
  /** Only for members; others come by the login. */
  needsLogin?: boolean
}

const notFound: PageEntry = {
  path: '*',
  Page: lazy(() => import('./routes/not-found/NotFoundPage.tsx')),
}

/** Every route of the site; what is not here is linked from nowhere. */
export const pages: readonly PageEntry[] = [
  { path: '/', Page: lazy(() => import('./routes/home/HomePage.tsx')), header: 'art', footer: true },
  { path: '/drops/:seq', Page: lazy(() => import('./routes/drop/DropPage.tsx')), header: 'art', back: true },
  { path: '/mypage', Page: lazy(() => import('./routes/mypage/MyPage.tsx')), back: 'MY', needsLogin: true },
  {
    path: '/mypage/transaction',
    Page: lazy(() => import('./routes/transactions/TransactionPage.tsx')),
    back: 'MY',
    needsLogin: true,
  },
  {
    path: '/mypage/password',
    Page: lazy(() => import('./routes/password/PasswordPage.tsx')),
    back: '비밀번호 변경',
    needsLogin: true,
  },
  { path: '/account/login', Page: lazy(() => import('./routes/login/LoginPage.tsx')), back: true },
  { path: '/account/logout', Page: lazy(() => import('./routes/logout/LogoutPage.tsx')) },
  {
    path: '/account/verify',
    Page: lazy(() => import('./routes/verify/VerifyPage.tsx')),
    back: true,
    needsLogin: true,
  },
  {
    path: '/account/handover',
    Page: lazy(() => import('./routes/handover/HandoverPage.tsx')),
    needsLogin: true,
  },
  {
    path: '/payment/return',
    Page: lazy(() => import('./routes/payment-return/PaymentReturnPage.tsx')),
    needsLogin: true,
  },
  {
    path: '/notion/pure-layout/:pageId',
    Page: lazy(() => import('./routes/notion/NotionPage.tsx')),
    back: true,
    footer: true,
  },
  notFound,
]

/** The page of a path. */
export const pageOf = (pathname: string): PageEntry =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFound

/** Whether a link of the backend leads to a page of this site. */
export const isPage = (path: string): boolean => path.startsWith('/') && pageOf(path) !== notFound
