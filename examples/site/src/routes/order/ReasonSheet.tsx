import { Button, Check, Drawer, errorSentence, Radio, RadioGroup } from '@fandeck/widgets'
import { type ReactNode, useId, useState } from 'react'
import { useAllMessages } from '../../messages/use-all-messages.ts'

export interface ReasonSheetProps<Reason extends string> {
  title: string
  /** The name of the group of reasons. */
  label: string
  /** Each reason with its words; the first is chosen at first. */
  reasons: readonly [first: readonly [Reason, string], ...rest: (readonly [Reason, string])[]]
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
  consent,
  action,
  pending,
  error,
  open,
  onOpenChange,
  onConfirm,
  children,
}: ReasonSheetProps<Reason>) {
  const messages = useAllMessages()
  const name = useId()
  const [reason, setReason] = useState<Reason>(reasons[0][0])
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
            <p className="site-cancel__error" role="alert">
              {errorSentence(messages, error)}
            </p>
          )}
          <Button block loading={pending} disabled={!aware && !pending} onClick={() => onConfirm(reason)}>
            {action}
          </Button>
        </>
      }
    >
      <RadioGroup label={label} className="site-cancel__reasons">
        {reasons.map(([value, words]) => (
          <Radio
            key={value}
            className="site-cancel__reason"
            name={name}
            value={value}
            checked={reason === value}
            onChange={() => setReason(value)}
          >
            {words}
          </Radio>
        ))}
      </RadioGroup>
      {children}
      <Check
        className="site-cancel__consent"
        checked={aware}
        onChange={(event) => setAware(event.target.checked)}
      >
        {consent}
      </Check>
    </Drawer>
  )
}
