import { useDeleteSavedDelivery, useSaveDelivery, useSavedDelivery } from '@fandeck/react'
import type { Delivery } from '@fandeck/sdk'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { cleanLine, typedDigits, typedPhone } from '@fandeck/sdk/input'
import {
  Button,
  daumPostcode,
  errorSentence,
  Field,
  FormattedField,
  type FoundAddress,
  type PostcodeSearch,
  useModals,
  useToast,
} from '@fandeck/widgets'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FieldSkeleton } from '../../layout/FieldSkeleton.tsx'
import { Outage } from '../../layout/Outage.tsx'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { AddressSearch } from './AddressSearch.tsx'

const daum = daumPostcode()

const typedPostcode = (typed: string) => typedDigits(typed, 5)

const EMPTY: Delivery = {
  deliveryName: '',
  deliveryPhone: '',
  postNumber: '',
  address: '',
  addressDetail: '',
  deliveryRequest: '',
}

/** The delivery address that the member has saved for later orders (S3.17). */
export default function AddressPage({ postcodeSearch = daum }: { postcodeSearch?: PostcodeSearch }) {
  const { data, isError, error, refetch } = useSavedDelivery()
  if (isError && data === undefined) return <Outage error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <div className="site-form" aria-busy>
        <div className="site-address__pair">
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        {['postNumber', 'address', 'addressDetail', 'deliveryRequest'].map((name) => (
          <FieldSkeleton key={name} />
        ))}
      </div>
    )
  }
  return <AddressForm key={data ? 'saved' : 'empty'} saved={data} search={postcodeSearch} />
}

interface AddressFormProps {
  saved: Delivery | null
  search: PostcodeSearch
}

function AddressForm({ saved, search }: AddressFormProps) {
  const messages = useAllMessages()
  const toast = useToast()
  const modals = useModals()
  const save = useSaveDelivery()
  const remove = useDeleteSavedDelivery()
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: saved ?? EMPTY,
  })
  const filled = (sentence: string) => ({ validate: (text: string) => cleanLine(text) !== '' || sentence })
  const errorOf = (name: keyof Delivery) => formState.errors[name]?.message
  const told = (done: string) => ({
    onError: (error: Error) => void toast.show(errorSentence(messages, error)),
    onSuccess: ({ error }: MyPageAnswer) => void toast.show(error ?? done),
  })
  const [searching, setSearching] = useState(false)
  const take = ({ postNumber, address }: FoundAddress) => {
    setValue('postNumber', postNumber, { shouldValidate: true, shouldDirty: true })
    setValue('address', address, { shouldValidate: true, shouldDirty: true })
    setSearching(false)
    setFocus('addressDetail')
  }
  const submit = handleSubmit((address) => save.mutate(address, told('배송지를 저장했어요.')))
  const forget = async () => {
    const confirmed = await modals.confirm({ title: '저장한 배송지를 지울까요?', confirmLabel: '지우기' })
    if (confirmed) remove.mutate(undefined, told('배송지를 지웠어요.'))
  }

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <div className="site-address__pair">
        <Field
          label="받는 분"
          autoComplete="name"
          maxLength={40}
          error={errorOf('deliveryName')}
          {...register('deliveryName', filled('받는 분을 입력해 주세요.'))}
        />
        <FormattedField
          label="휴대폰 번호"
          format={typedPhone}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={20}
          error={errorOf('deliveryPhone')}
          {...register('deliveryPhone', filled('휴대폰 번호를 입력해 주세요.'))}
        />
      </div>
      <div className="site-address__zip">
        <FormattedField
          label="우편번호"
          format={typedPostcode}
          autoComplete="postal-code"
          inputMode="numeric"
          error={errorOf('postNumber')}
          {...register('postNumber', filled('우편번호를 입력해 주세요.'))}
        />
        <Button
          className="site-address__find"
          kind="secondary"
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          주소 찾기
        </Button>
      </div>
      {searching && <AddressSearch search={search} onFound={take} />}
      <Field
        label="주소"
        autoComplete="street-address"
        maxLength={200}
        error={errorOf('address')}
        {...register('address', filled('주소를 입력해 주세요.'))}
      />
      <Field
        label="상세 주소"
        autoComplete="address-line2"
        maxLength={100}
        error={errorOf('addressDetail')}
        {...register('addressDetail', filled('상세 주소를 입력해 주세요.'))}
      />
      <Field label="배송 요청 (선택)" autoComplete="off" maxLength={100} {...register('deliveryRequest')} />
      <p className="site-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        굿즈를 함께 보내는 드롭에서 이 주소가 먼저 채워져요. 이미 주문한 배송지는 바뀌지 않아요.
      </p>
      <div className="site-cta" data-bottom-bar>
        <Button block type="submit" loading={save.isPending}>
          저장하기
        </Button>
        {saved && (
          <Button block kind="ghost" loading={remove.isPending} onClick={() => void forget()}>
            배송지 지우기
          </Button>
        )}
      </div>
    </form>
  )
}
