import { aTeam } from '../../stories/a-team.ts'
import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { Button, type ButtonKind } from './Button.tsx'

export default { title: 'Primitives / Button' }

export const Kinds = () => (
  <Row>
    <Button>기본</Button>
    <Button kind="secondary">보조</Button>
    <Button kind="outline">외곽선</Button>
    <Button kind="wallet">지갑</Button>
    <Button kind="ghost">고스트</Button>
    <Button disabled>비활성</Button>
  </Row>
)

export const SizesAndLoading = () => (
  <Row>
    <Button loading>구매하기</Button>
    <Button size={44}>44</Button>
    <Button size={44} kind="secondary">
      44
    </Button>
    <Button size={36}>36</Button>
    <Button size={36} kind="outline">
      36
    </Button>
  </Row>
)

export const Block = () => <Button block>24,000원 결제하기</Button>

export const OnStage = () => (
  <div className="fandeck-team-stage fandeck-on-art" style={{ ...aTeam, padding: 24 }}>
    <Button kind="white">카드 보기</Button>
  </div>
)

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'outline', 'wallet', 'ghost']

export const Controls = controlled<{
  text: string
  kind: ButtonKind
  loading: boolean
  disabled: boolean
  block: boolean
}>(
  { text: '구매하기', kind: 'primary', loading: false, disabled: false, block: false },
  ({ text, ...button }) => <Button {...button}>{text}</Button>,
  { kind: KINDS },
)
