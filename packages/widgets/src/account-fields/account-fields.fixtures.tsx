import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'

/** The form of a new password around its fields. */
export function AForm({ password = '', children }: { password?: string; children: ReactNode }) {
  const form = useForm({ defaultValues: { password, again: '' } })
  return <FormProvider {...form}>{children}</FormProvider>
}
