import { anyang, seoul } from '../card/card.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ReturnPill } from './ReturnPill.tsx'

export default { title: 'Site / Return pill' }

const pill = <ReturnPill teamName="FC서울" color={seoul.color1} crest={seoul.crest} href="/fcseoul-2025" />

export const Seoul = () => pill
export const Anyang = () => (
  <ReturnPill teamName="FC안양" color={anyang.color1} crest={anyang.crest} href="/fcanyang-2025" />
)
export const LightColour = () => <ReturnPill teamName="ITTA" color="#eadcc3" href="/itta-magazine/1" />
export const LongText = () => (
  <ReturnPill teamName={'이름이 긴 팀 '.repeat(12)} color={seoul.color1} crest={seoul.crest} href="/long" />
)
export const English = () => <MessagesProvider messages={en}>{pill}</MessagesProvider>

export const Controls = controlled(
  { teamName: 'FC서울', color: seoul.color1, href: '/fcseoul-2025' },
  (args) => <ReturnPill {...args} crest={seoul.crest} />,
)
