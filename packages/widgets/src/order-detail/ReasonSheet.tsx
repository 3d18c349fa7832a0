import { type ReactNode, useId, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { Radio, RadioGroup } from '../primitives/radio/Radio.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useOrderMessages } from './use-order-messages.ts'
import './ReasonSheet.css'

export interface ReasonSheetProps<Reason extends string> {
  title: string
  /** The name of the group of reasons. */
  label: string
  /** The reasons; the first is chosen at first. */
  reasons: readonly [first: Reason, ...rest: Reason[]]
  wordsOf(reason: Reason): string
  /** What the fan confirms before the button is enabled. */
  consent: string
  action: string
  pending: boolean
  error: unknown
  open: boolean
  onOpenChange(open: boolean): void
  onConfirm(reason: Reason): void
  /** Content between the reasons and the consent. */
  children?: ReactNode
}

/** A sheet that ends an order: its reason, its consequences, and the consent (D79). */
export function ReasonSheet<Reason extends string>({
  title,
  label,
  reasons,
  wordsOf,
  consent,
  action,
  pending,
  error,
  open,
  onOpenChange,
  onConfirm,
  children,
}: ReasonSheetProps<Reason>) {
  const messages = useOrderMessages()
  const name = useId()
  const [reason, setReason] = useState<Reason>(reasons[0])
  const [aware, setAware] = useState(false)
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      closeType={pending ? 'strong' : 'weak'}
      title={title}
      footer={
        <>
          {error != null && (
            <p className="fandeck-reason__error" role="alert">
              {errorSentence(messages, error)}
            </p>
          )}
          <Button block loading={pending} disabled={!aware && !pending} onClick={() => onConfirm(reason)}>
            {action}
          </Button>
        </>
      }
    >
      <RadioGroup label={label} className="fandeck-reason__reasons">
        {reasons.map((value) => (
          <Radio
            key={value}
            className="fandeck-reason__reason"
            name={name}
            value={value}
            checked={reason === value}
            onChange={() => setReason(value)}
          >
            {wordsOf(value)}
          </Radio>
        ))}
      </RadioGroup>
      {children}
      <Check
        className="fandeck-reason__consent"
        checked={aware}
        onChange={(event) => setAware(event.target.checked)}
      >
        {consent}
      </Check>
    </Drawer>
  )
}
