import { Button, Check, IconButton, useTermsModal } from '@fandeck/widgets'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type LoginTerms, termsTitle } from './Terms.tsx'

const ALL: readonly LoginTerms[] = ['S', 'P', 'M']
const REQUIRED: readonly LoginTerms[] = ['S', 'P']

/** The first step of the sign-up: service and privacy are needed, marketing is free. */
export function JoinTerms({ onNext }: { onNext(agreed: readonly LoginTerms[]): void }) {
  const [agreed, setAgreed] = useState<readonly LoginTerms[]>([])
  const readTerms = useTermsModal()
  const set = (div: LoginTerms, on: boolean) =>
    setAgreed((before) => ALL.filter((one) => (one === div ? on : before.includes(one))))
  return (
    <div className="site-join">
      <Check
        checked={agreed.length === ALL.length}
        onChange={(event) => setAgreed(event.target.checked ? ALL : [])}
      >
        모두 동의해요
      </Check>
      <ul className="site-join__terms">
        {ALL.map((div) => (
          <li key={div}>
            <Check
              shape="plain"
              checked={agreed.includes(div)}
              onChange={(event) => set(div, event.target.checked)}
            >
              {`[${REQUIRED.includes(div) ? '필수' : '선택'}] ${termsTitle(div)}`}
            </Check>
            <IconButton label={`${termsTitle(div)} 보기`} onClick={() => readTerms(div, termsTitle(div))}>
              <ChevronRight size={18} strokeWidth={2} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button block disabled={!REQUIRED.every((div) => agreed.includes(div))} onClick={() => onNext(agreed)}>
        다음
      </Button>
    </div>
  )
}
