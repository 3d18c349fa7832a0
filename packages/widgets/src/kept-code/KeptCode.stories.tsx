import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { KeptCode, type KeptCodeProps } from './KeptCode.tsx'

export default { title: 'Cards / Kept code' }

function Story(props: Partial<KeptCodeProps>) {
  const [open, setOpen] = useState(true)
  return (
    <Wide>
      <Button onClick={() => setOpen(true)}>코드 보기</Button>
      <KeptCode
        open={open}
        onOpenChange={setOpen}
        code={undefined}
        loggedIn={false}
        claiming={false}
        problem={undefined}
        refused={false}
        onSignIn={() => {}}
        onRetry={() => {}}
        onOther={() => setOpen(false)}
        {...props}
      />
    </Wide>
  )
}

export const Picture = () => <Story />
export const Typed = () => <Story code="9WLK-NTUH-GP9L" />
export const OnThePage = () => <Story inline code="9WLK-NTUH-GP9L" />
export const SigningIn = () => <Story note={<p role="status">열린 창에서 로그인을 마쳐 주세요.</p>} />
export const Claiming = () => <Story code="9WLK-NTUH-GP9L" loggedIn claiming />
export const Failed = () => (
  <Story loggedIn problem="연결이 불안정해요. 잠시 후 다시 시도해 주세요." code="9WLK-NTUH-GP9L" />
)
export const Refused = () => <Story loggedIn refused problem="이미 사용한 코드예요." code="9WLK-NTUH-GP9L" />

export const Controls = controlled(
  { code: '9WLK-NTUH-GP9L', inline: true, loggedIn: false, claiming: false, refused: false },
  (args) => <Story {...args} />,
)
