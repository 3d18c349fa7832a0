import { useDeleteSavedDelivery, useSaveDelivery } from '@fandeck/react'
import type { Delivery } from '@fandeck/sdk'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { Info } from 'lucide-react'
import { forwardRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormActions } from '../account-fields/FormActions.tsx'
import type { PostcodeSearch } from '../drop-model/postcode.ts'
import { Button } from '../primitives/button/Button.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useAddressMessages } from './use-address-messages.ts'

const EMPTY: Delivery = {
  deliveryName: '',
  deliveryPhone: '',
  postNumber: '',
  address: '',
  addressDetail: '',
  deliveryRequest: '',
}

interface SavedAddressProps extends Omit<PartProps, 'role' | 'onSubmit'> {
  saved: Delivery | null
  search: PostcodeSearch | undefined
}

/** The form with the saved address, or an empty one. */
export const SavedAddress = /* @__PURE__ */ forwardRef<HTMLElement, SavedAddressProps>(function SavedAddress(
  { saved, search, ...root },
  ref,
) {
  const messages = useAddressMessages()
  const toast = useToast()
  const modals = useModals()
  const save = useSaveDelivery()
  const remove = useDeleteSavedDelivery()
  const form = useForm({ mode: 'onTouched', defaultValues: saved ?? EMPTY })
  // Not by the callbacks of `mutate`: a changed address replaces the form, which ends them.
  const tell = (answer: Promise<MyPageAnswer>, done: string) =>
    answer.then(
      ({ error }) => void toast.show(error ?? done),
      (error: Error) => void toast.show(errorSentence(messages, error)),
    )
  const submit = form.handleSubmit((address) => tell(save.mutateAsync(address), messages['address.saved']))
  const forget = async () => {
    const confirmed = await modals.confirm({
      title: messages['address.delete.title'],
      confirmLabel: messages['address.delete.confirm'],
    })
    if (confirmed) await tell(remove.mutateAsync(undefined), messages['address.deleted'])
  }

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-form fandeck-address"
      noValidate
      {...root}
      ref={ref}
      onSubmit={(event) => void submit(event)}
    >
      <AddressFields form={form} search={search} />
      <p className="fandeck-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        {messages['address.note']}
      </p>
      <FormActions>
        <Button block type="submit" loading={save.isPending}>
          {messages['address.save']}
        </Button>
        {saved && (
          <Button block kind="ghost" loading={remove.isPending} onClick={() => void forget()}>
            {messages['address.delete']}
          </Button>
        )}
      </FormActions>
    </Part>
  )
})
