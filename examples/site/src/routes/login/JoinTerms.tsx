import { Button, Check, IconButton, useTermsModal } from '@fandeck/widgets'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type LoginTerms, termsTitle } from './Terms.tsx'

const ALL: readonly LoginTerms[] = ['service', 'privacy', 'marketing']
const REQUIRED: readonly LoginTerms[] = ['service', 'privacy']

/** The first step of the sign-up: service and privacy are required, marketing is optional. */
export function JoinTerms({ onNext }: { onNext(agreed: readonly LoginTerms[]): void }) {
  const [agreed, setAgreed] = useState<readonly LoginTerms[]>([])
  const readTerms = useTermsModal()
  const set = (kind: LoginTerms, on: boolean) =>
    setAgreed((before) => ALL.filter((one) => (one === kind ? on : before.includes(one))))
  return (
    <div className="site-join">
      <Check
        checked={agreed.length === ALL.length}
        onChange={(event) => setAgreed(event.target.checked ? ALL : [])}
      >
        모두 동의해요
      </Check>
      <ul className="site-join__terms">
        {ALL.map((kind) => (
          <li key={kind}>
            <Check
              shape="plain"
              checked={agreed.includes(kind)}
              onChange={(event) => set(kind, event.target.checked)}
            >
              {`[${REQUIRED.includes(kind) ? '필수' : '선택'}] ${termsTitle(kind)}`}
            </Check>
            <IconButton label={`${termsTitle(kind)} 보기`} onClick={() => readTerms(kind, termsTitle(kind))}>
              <ChevronRight size={18} strokeWidth={2} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        block
        disabled={!REQUIRED.every((kind) => agreed.includes(kind))}
        onClick={() => onNext(agreed)}
      >
        다음
      </Button>
    </div>
  )
}
