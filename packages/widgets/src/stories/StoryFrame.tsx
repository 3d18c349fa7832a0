import type { ReactNode } from 'react'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'

/** The wrapper of every story, in Ladle and in the tests. */
export function StoryFrame({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <ModalProvider>
        <main
          className="fandeck-root"
          style={{
            display: 'grid',
            gap: 20,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            minHeight: '100vh',
            boxSizing: 'border-box',
            padding: 20,
            background: 'var(--fd-bg)',
            justifyItems: 'start',
          }}
        >
          {children}
        </main>
      </ModalProvider>
    </ToastProvider>
  )
}

/** Spans the page from edge to edge, as the frame of a site does. */
export function Bleed({ children }: { children: ReactNode }) {
  return <div style={{ width: 'calc(100% + 40px)', margin: '-20px -20px 0' }}>{children}</div>
}

/** Lays parts out in a row. */
export function Row({ children, gap = 10 }: { children: ReactNode; gap?: number }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap, alignItems: 'center' }}>{children}</div>
}

/** Spans the width of the page. */
export function Wide({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 12,
        width: '100%',
        maxWidth: 440,
      }}
    >
      {children}
    </div>
  )
}
