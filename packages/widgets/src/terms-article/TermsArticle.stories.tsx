import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { TermsArticle } from './TermsArticle.tsx'
import { type TermsKitOptions, TermsStory, VERSIONS } from './terms.fixtures.tsx'

export default { title: 'Site / Terms article' }

const LIST = 'GET /about/terms/'

const Story = ({ version, ...options }: TermsKitOptions & { version?: string; pass?: boolean }) => (
  <TermsStory {...options}>
    <Wide>
      <TermsArticle kind="service" {...(version !== undefined && { version })} />
    </Wide>
  </TermsStory>
)

export const InForce = () => <Story />
export const NotionPage = () => <Story version="1.0" />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => (
  <Story pass on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
)
export const None = () => <Story versions={[]} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ count: 3 }, ({ count }) => <Story versions={VERSIONS.slice(0, count)} />)
