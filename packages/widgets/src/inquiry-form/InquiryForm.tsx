import { useCommonCodes, useSendInquiry } from '@fandeck/react'
import { checkInquiry, inquiryLimits } from '@fandeck/sdk/support'
import { CircleAlert } from 'lucide-react'
import { forwardRef, useId, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { SelectField } from '../primitives/field/SelectField.tsx'
import { TextAreaField } from '../primitives/field/TextAreaField.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { PictureField } from './PictureField.tsx'
import { inquirySentences, useInquiryFormMessages } from './use-inquiry-form-messages.ts'
import './InquiryForm.css'

/** The props of the form, which fetches its categories and sends the inquiry. */
export interface InquiryFormProps extends Omit<PartProps, 'onSubmit'> {
  /** Called once the server has accepted the inquiry. */
  onSent?: ((inquiryId: number) => void) | undefined
}

interface InquiryValues {
  category: string
  title: string
  content: string
  files: readonly File[]
}

const EMPTY: InquiryValues = { category: '', title: '', content: '', files: [] }

/**
 * The form of a 1:1 inquiry. Shows problems once a field was left; keeps the input after a failure.
 *
 * @see S2.3, D25
 */
export const InquiryForm = /* @__PURE__ */ forwardRef<HTMLElement, InquiryFormProps>(function InquiryForm(
  { onSent, ...root },
  ref,
) {
  const messages = useInquiryFormMessages()
  const categories = useCommonCodes({ groupId: 'QNA_CATEGORY' }).data ?? []
  const id = useId()
  const send = useSendInquiry()
  // A second press can precede the render of the busy button.
  const sending = useRef(false)
  const { register, handleSubmit, formState, watch, setValue, reset } = useForm<InquiryValues>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    resolver: (values) => {
      const sentences = inquirySentences(messages, checkInquiry(values))
      const entries = Object.entries(sentences).map(([name, message]) => [name, { type: 'check', message }])
      const errors: FieldErrors<InquiryValues> = Object.fromEntries(entries)
      return entries.length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { content, files } = watch()
  const problem = (name: keyof InquiryValues) => formState.errors[name]?.message

  const categoryProblem = problem('category')

  async function submit(values: InquiryValues) {
    if (sending.current) return
    sending.current = true
    try {
      const { inquiryId } = await send.mutateAsync(values)
      reset(EMPTY)
      onSent?.(inquiryId)
    } catch {
      // `send.error` is shown below.
    } finally {
      sending.current = false
    }
  }

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-inquiry-form"
      noValidate
      {...root}
      ref={ref}
      onSubmit={handleSubmit(submit)}
    >
      <div className="fandeck-field" data-invalid={categoryProblem ? true : undefined}>
        <SelectField
          label={messages['inquiry.category']}
          aria-invalid={categoryProblem ? true : undefined}
          aria-describedby={categoryProblem ? `${id}-category` : undefined}
          {...register('category')}
        >
          <option value="">{messages['inquiry.category.choose']}</option>
          {categories.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {categoryProblem && (
          <p className="fandeck-field__note" id={`${id}-category`} role="alert">
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {categoryProblem}
          </p>
        )}
      </div>
      <Field
        label={messages['inquiry.title']}
        placeholder={messages['inquiry.title.placeholder']}
        error={problem('title')}
        {...register('title')}
      />
      <TextAreaField
        label={messages['inquiry.content']}
        placeholder={messages['inquiry.content.placeholder']}
        error={problem('content')}
        count={content.length}
        most={inquiryLimits.content}
        countLabel={messages['inquiry.count']}
        {...register('content')}
      />
      <PictureField
        files={files}
        error={problem('files')}
        onChange={(next) => setValue('files', next, { shouldValidate: true })}
      />
      {send.isError && (
        <p className="fandeck-inquiry-form__failure" role="alert">
          {errorSentence(messages, send.error)}
        </p>
      )}
      <Button type="submit" block loading={send.isPending}>
        {messages['inquiry.send']}
      </Button>
    </Part>
  )
})
