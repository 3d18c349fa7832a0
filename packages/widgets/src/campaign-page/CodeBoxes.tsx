import { useClaimCode } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { type ClaimedCard, DEFAULT_CODE_FORMAT, typedCode } from '@fandeck/sdk/claims'
import { type FormEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { useFormattedInput } from '../primitives/field/use-formatted-input.ts'
import { errorSentence } from '../theme/messages.tsx'
import { useCodeMessages } from './use-code-messages.ts'

interface CodeBoxesProps {
  /** The minting of the codes; the form waits for it. */
  mintingId: number | undefined
  /** The letters of the boxes, in groups of four. */
  code: string
  onCodeChange(code: string): void
  /** Called instead of claiming when no member is signed in. */
  onSignIn: (() => void) | undefined
  onSuccess(card: ClaimedCard): void
  /** Leads to the cards of the member, for a code that they have claimed before. */
  onViewCards: (() => void) | undefined
  /** The button beside the one that claims. */
  beside: ReactNode
}

const COUNT = DEFAULT_CODE_FORMAT.dataLength + DEFAULT_CODE_FORMAT.checkLength

/** Twelve boxes over one input, which a pasted code fills (D12b, D33). */
export function CodeBoxes({
  mintingId,
  code,
  onCodeChange,
  onSignIn,
  onSuccess,
  onViewCards,
  beside,
}: CodeBoxesProps) {
  const messages = useCodeMessages()
  const claim = useClaimCode()
  const sending = useRef(false)
  const [focused, setFocused] = useState(false)
  const hint = useId()
  const typing = useFormattedInput(typedCode, {
    onChange({ target }) {
      onCodeChange(target.value)
      claim.reset()
    },
    onBlur: () => setFocused(false),
  })
  const letters = code.replaceAll('-', '')
  const error = claim.isError ? errorSentence(messages, claim.error) : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (onSignIn) return onSignIn()
    if (sending.current || mintingId === undefined) return
    sending.current = true
    const card = await claim.mutateAsync({ code, mintingId }).catch(() => undefined)
    sending.current = false
    if (!card) return
    onCodeChange('')
    onSuccess(card)
  }

  return (
    <form className="fandeck-code-boxes" noValidate onSubmit={submit}>
      <div className="fandeck-code-boxes__grid" data-invalid={error !== undefined || undefined}>
        <input
          className="fandeck-code-boxes__input"
          aria-label={messages['ocr.code']}
          aria-describedby={hint}
          aria-invalid={error !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          lang="en"
          value={code}
          {...typing}
          onSelect={keepAtEnd}
          onFocus={() => setFocused(true)}
        />
        {[...Array(COUNT).keys()].map((at) => (
          <span
            key={at}
            className="fandeck-code-boxes__box"
            data-current={(focused && at === Math.min(letters.length, COUNT - 1)) || undefined}
            aria-hidden
          >
            {letters[at]}
          </span>
        ))}
      </div>
      <p id={hint} className="fandeck-visually-hidden">
        {messages['ocr.type.hint']({ count: COUNT })}
      </p>
      <p className="fandeck-code-boxes__error" role="alert">
        {error}
      </p>
      <div className="fandeck-code-boxes__actions">
        {beside}
        {onViewCards && isFandeckError(claim.error, 'claims/code-yours') ? (
          <Button block onClick={onViewCards}>
            {messages['ocr.success.view']}
          </Button>
        ) : (
          <Button
            type="submit"
            block
            loading={claim.isPending}
            disabled={!onSignIn && (letters.length < COUNT || mintingId === undefined)}
          >
            {messages[onSignIn ? 'campaign.code.signIn' : 'campaign.code.claim']}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Keeps the invisible caret where the next character appears; a selection stays. */
function keepAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length)
}
