import { type PageEntry, page } from './page-entry.ts'

/** My page and the pages around the login and the payment. */
export const accountPages: readonly PageEntry[] = [
  {
    path: '/mypage',
    ...page(() => import('./routes/mypage/MyPage.tsx')),
    title: 'MY',
    back: 'MY',
    needsLogin: true,
  },
  {
    path: '/mypage/transaction',
    ...page(() => import('./routes/transactions/TransactionPage.tsx')),
    title: '거래 내역',
    back: 'MY',
    needsLogin: true,
  },
  {
    path: '/mypage/password',
    ...page(() => import('./routes/password/PasswordPage.tsx')),
    title: '비밀번호 변경',
    back: '비밀번호 변경',
    needsLogin: true,
  },
  {
    path: '/account/login',
    ...page(() => import('./routes/login/LoginPage.tsx')),
    title: '로그인',
    description: '휴대폰 번호나 카카오, Google, 이메일로 팬덱에 로그인해요.',
    hidden: true,
    back: true,
  },
  {
    path: '/account/password',
    ...page(() => import('./routes/password/ResetPage.tsx')),
    title: '비밀번호 재설정',
    hidden: true,
    back: true,
  },
  {
    path: '/account/logout',
    ...page(() => import('./routes/logout/LogoutPage.tsx')),
    title: '로그아웃',
    hidden: true,
  },
  {
    path: '/account/verify',
    ...page(() => import('./routes/verify/VerifyPage.tsx')),
    title: '본인 인증',
    back: true,
    needsLogin: true,
  },
  {
    path: '/account/handover',
    ...page(() => import('./routes/handover/HandoverPage.tsx')),
    head: 'own',
    needsLogin: true,
  },
  {
    path: '/payment/return',
    ...page(() => import('./routes/payment-return/PaymentReturnPage.tsx')),
    title: '결제 확인',
    needsLogin: true,
  },
  {
    path: '/support/qna/write',
    ...page(() => import('./routes/support/WriteInquiryPage.tsx')),
    title: '1:1 문의하기',
    back: '1:1 문의하기',
    needsLogin: true,
  },
  {
    path: '/support/qna/:inquiryId',
    ...page(() => import('./routes/support/InquiryPage.tsx')),
    head: 'own',
    back: '1:1 문의',
    ownHeading: true,
    needsLogin: true,
  },
]
