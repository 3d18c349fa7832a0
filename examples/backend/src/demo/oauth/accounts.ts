import type { OAuthProvider } from '../../config.ts'

/** An account of the sandbox. */
export interface SandboxAccount {
  subject: string
  name: string
  email: string
}

/** Invented accounts per service. The last one has the address of a demo account with a password (D39). */
export const ACCOUNTS: Record<OAuthProvider, readonly SandboxAccount[]> = {
  google: [
    { subject: 'g-1001', name: '김하늘', email: 'haneul@google.example' },
    { subject: 'g-1002', name: '이도윤', email: 'doyun@google.example' },
    { subject: 'g-1003', name: '문여섯', email: 'moonlight@example.com' },
  ],
  kakao: [
    { subject: '2001', name: '박새봄', email: 'saebom@kakao.example' },
    { subject: '2002', name: '최은우', email: 'eunu@kakao.example' },
    { subject: '2003', name: '문여섯', email: 'moonlight@example.com' },
  ],
}
