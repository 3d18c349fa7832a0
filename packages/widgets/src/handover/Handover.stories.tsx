import { type ReactNode, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { Handover } from './Handover.tsx'
import { HandoverStory, REQUEST } from './handover.fixtures.tsx'

export default { title: 'Account / Handover' }

/** A window that a brand's page has opened; this one stands for it. */
function Opened({ children }: { children: ReactNode }) {
  useState(() => {
    window.opener = window
  })
  return children
}

const Story = ({ host = 'brand.example' }: { host?: string }) => (
  <HandoverStory>
    <Wide>
      <Handover request={{ ...REQUEST, origin: `https://${host}` }} />
    </Wide>
  </HandoverStory>
)

export const Asked = () => (
  <Opened>
    <Story />
  </Opened>
)
export const WithoutOpener = () => <Story />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ host: 'brand.example' }, (options) => (
  <Opened>
    <Story {...options} />
  </Opened>
))
