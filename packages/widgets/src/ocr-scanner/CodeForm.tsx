import { useClaimCode } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { type ClaimedCard, type CodeFormat, DEFAULT_CODE_FORMAT, typedCode } from '@fandeck/sdk/claims'
import { CircleAlert, Info } from 'lucide-react'
import {
  type FormEvent,
  forwardRef,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { useFormattedInput } from '../primitives/field/use-formatted-input.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useFormMessages } from './form/use-form-messages.ts'
import '../primitives/field/Field.css'
import './CodeForm.css'

/** The props of the form of a typed code. */
export interface CodeFormProps extends Omit<PartProps, 'role' | 'onSubmit'> {
  /** The characters of the boxes, in groups of four. */
  code: string
  /** Called with the characters after each change. */
  onCodeChange: (code: string) => void
  /** @default 1 */
  mintingId?: number | undefined
  /** The format of the codes of that minting. @default DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
  /** Claims nothing, such as while the page does not know the minting. */
  disabled?: boolean | undefined
  /** The input under the boxes. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Leaves the number of characters to screen readers, where the page shows it. */
  hintHidden?: boolean | undefined
  /** Called once for each claimed card. */
  onSuccess?: ((card: ClaimedCard) => void) | undefined
  /** Turns the button into "로그인하고 카드 받기", which calls this instead of claiming. */
  onSignIn?: (() => void) | undefined
  /** Called with the code when the server asks for a sign-in first; without it, the message is shown. */
  onLoginRequired?: ((code: string) => void) | undefined
  /** Shows "내 카드에서 보기" for a code that the member has claimed before. */
  onViewDeck?: (() => void) | undefined
  /** The button before the one that claims. */
  beside?: ReactNode
  /** Content between the boxes and the buttons. */
  children?: ReactNode
}

/**
 * Claims a card by its typed code: a box for each character, over one input, which a pasted code fills. Verifies the
 * check characters before it sends a request, and shows the message of each error code under the boxes.
 *
 * @example
 * const [code, setCode] = useState('')
 * <CodeForm code={code} onCodeChange={setCode} onSuccess={({ name }) => alert(name)} />
 * @see D12b, D33, D116
 */
export const CodeForm = /* @__PURE__ */ forwardRef<HTMLElement, CodeFormProps>(function CodeForm(
  {
    code,
    onCodeChange,
    mintingId,
    codeFormat = DEFAULT_CODE_FORMAT,
    disabled = false,
    inputRef,
    hintHidden = false,
    onSuccess,
    onSignIn,
    onLoginRequired,
    onViewDeck,
    beside,
    children,
    ...root
  },
  ref,
) {
  const messages = useFormMessages()
  const count = codeFormat.dataLength + codeFormat.checkLength
  const claim = useClaimCode()
  const sending = useRef(false)
  const [focused, setFocused] = useState(false)
  const note = useId()
  const typing = useFormattedInput((typed) => typedCode(typed, codeFormat), {
    onChange({ target }) {
      onCodeChange(target.value)
      claim.reset()
    },
    onBlur: () => setFocused(false),
  })
  const letters = code.replaceAll('-', '')
  // The page can empty the boxes, too.
  const refused = claim.isError && claim.variables?.code === code
  const hint = messages['ocr.type.hint']({ count })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (onSignIn) return onSignIn()
    if (sending.current || disabled) return
    sending.current = true
    const card = await claim.mutateAsync({ code, mintingId, codeFormat }).catch((error: unknown) => {
      if (isFandeckError(error, 'claims/login-required')) onLoginRequired?.(code)
    })
    sending.current = false
    if (card) onSuccess?.(card)
  }

  return (
    <Part tag="form" base="fandeck-root fandeck-code-form" noValidate {...root} ref={ref} onSubmit={submit}>
      <div className="fandeck-field" data-invalid={refused || undefined}>
        <div className="fandeck-code-form__boxes" lang="en" translate="no">
          <input
            ref={inputRef}
            className="fandeck-code-form__input"
            aria-label={messages['ocr.code']}
            aria-describedby={note}
            aria-invalid={refused}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            required
            value={code}
            {...typing}
            onSelect={keepAtEnd}
            onFocus={() => setFocused(true)}
          />
          {[...Array(count).keys()].map((at) => (
            <span
              key={at}
              className="fandeck-code-form__box"
              data-current={(focused && at === Math.min(letters.length, count - 1)) || undefined}
              aria-hidden
            >
              {letters[at]}
            </span>
          ))}
        </div>
        <p className="fandeck-field__note" id={note} role={refused ? 'alert' : undefined}>
          {refused ? (
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
          ) : (
            !hintHidden && <Info size={16} strokeWidth={2} aria-hidden />
          )}
          <span className={hintHidden && !refused ? 'fandeck-visually-hidden' : undefined}>
            {refused ? errorSentence(messages, claim.error) : hint}
          </span>
        </p>
      </div>
      {children}
      <div className="fandeck-code-form__actions">
        {beside}
        {onViewDeck && refused && isFandeckError(claim.error, 'claims/code-yours') ? (
          <Button block onClick={onViewDeck}>
            {messages['ocr.success.view']}
          </Button>
        ) : (
          <Button
            type="submit"
            block
            loading={claim.isPending}
            disabled={!onSignIn && (disabled || letters.length < count)}
          >
            {messages[onSignIn ? 'ocr.signIn' : 'ocr.submit']}
          </Button>
        )}
      </div>
    </Part>
  )
})

/** Keeps the invisible caret where the next character appears; a selection stays. */
function keepAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length)
}
