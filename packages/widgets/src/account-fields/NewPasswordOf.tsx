import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { type NewPassword, NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.tsx'

interface NewPasswordOfProps<Values extends NewPassword> extends NewPasswordFieldsProps {
  /** The form with both fields. */
  form: UseFormReturn<Values>
}

/** The fields of a new password in a form, which need not provide its context. */
export const NewPasswordOf = <Values extends NewPassword>({ form, ...props }: NewPasswordOfProps<Values>) => (
  <FormProvider {...form}>
    <NewPasswordFields {...props} />
  </FormProvider>
)
