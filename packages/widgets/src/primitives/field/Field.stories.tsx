import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Field } from './Field.tsx'
import { SelectField } from './SelectField.tsx'

export default { title: 'Primitives / Field' }

export const States = () => (
  <Wide>
    <Field label="이름" placeholder="기본" />
    <Field label="아이디" defaultValue="hana" hint="영문과 숫자를 쓸 수 있어요." />
    <Field label="비밀번호" type="password" defaultValue="1234" error="8자 이상 입력해 주세요." />
    <Field label="비활성" disabled placeholder="비활성" />
    <Field label="이름표 없이" labelHidden placeholder="상세 주소" />
  </Wide>
)

/** How digits are masked; the wallet's field also reads them (`WalletCompletion`). */
export const StaffPassword = () => (
  <Wide>
    <Field label="직원 비밀번호" labelHidden data-masked="" inputMode="numeric" value="1234" readOnly />
  </Wide>
)

export const Select = () => (
  <Wide>
    <SelectField label="배송 요청" defaultValue="door">
      <option value="door">문 앞에 놓아 주세요</option>
      <option value="guard">경비실에 맡겨 주세요</option>
    </SelectField>
  </Wide>
)

export const Controls = controlled(
  { label: '이름', placeholder: '서하나', hint: '', error: '', disabled: false },
  (field) => (
    <Wide>
      <Field {...field} />
    </Wide>
  ),
)
