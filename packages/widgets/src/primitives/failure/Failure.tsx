import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './Failure.css'

/** Why something in a form has failed, announced at once; a field has its own `error`. */
export const Failure = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p className="fandeck-failure" id={id} role="alert">
    <CircleAlert size={16} strokeWidth={2} aria-hidden />
    <span>{children}</span>
  </p>
)
