import { forwardRef } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { useFormattedInput } from './use-formatted-input.ts'

/** The props of `Field`, and how its text is written. */
export interface FormattedFieldProps extends FieldProps {
  /** Returns what the field shows for a typed text, such as a number with its hyphens. */
  format(typed: string): string
}

/**
 * A field that rewrites its text while it is typed, such as a phone number. Works controlled, and with `register` of
 * react-hook-form.
 *
 * @example
 * <FormattedField label="휴대폰 번호" format={typedPhone} {...register('phone')} />
 * @see D94
 */
export const FormattedField = /* @__PURE__ */ forwardRef<HTMLInputElement, FormattedFieldProps>(
  function FormattedField({ format, ...props }, ref) {
    return <Field {...props} {...useFormattedInput(format, props)} ref={ref} />
  },
)
