import '@fandeck/widgets/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: '새벽 카드' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>{children}</body>
    </html>
  )
}
