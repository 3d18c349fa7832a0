import { FandeckError } from '@fandeck/sdk'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { NotFound } from './NotFound.tsx'
import { Outage } from './Outage.tsx'

export default { title: 'Site / Page states' }

const offline = new FandeckError('http/network', 'The server is unreachable.')
const refused = new FandeckError('http/refused', 'The server refuses.')

const Lost = ({ back = true }: { back?: boolean }) => (
  <Wide>
    <NotFound homeHref="#home" onBack={back ? () => {} : undefined} />
  </Wide>
)
const Failed = ({ error, support }: { error: unknown; support?: string }) => (
  <Wide>
    <LinkProvider renderLink={(link) => <a {...link} />} supportHref={support}>
      <Outage error={error} onRetry={() => {}} />
    </LinkProvider>
  </Wide>
)

export const UnknownAddress = () => <Lost />
export const Offline = () => <Failed error={offline} support="#support" />
export const WithoutSupport = () => <Failed error={offline} />
export const Refused = () => <Failed error={refused} support="#support" />
export const English = () => (
  <MessagesProvider messages={en}>
    <Lost />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Lost back={false} />
  </ForeignRouter>
)
export const InAnotherRouterOffline = () => (
  <ForeignRouter>
    <Outage error={offline} onRetry={() => {}} />
  </ForeignRouter>
)

export const Controls = controlled({ back: true }, (options) => <Lost {...options} />)
