// A translator of the browser replaces every text of the page: a changed text is shown in its element.
import { cleanup, render } from '@testing-library/react'
import { Info } from 'lucide-react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import './page-styles.ts'
import { Failure } from '../primitives/failure/Failure.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { TextAreaField } from '../primitives/field/TextAreaField.tsx'
import { Pager } from '../primitives/pager/Pager.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import { translatePage } from './translate-page.ts'

afterEach(cleanup)

const area = (props: { error?: string; count?: number }) => (
  <TextAreaField
    label="내용"
    count={0}
    most={1000}
    countLabel={({ count }) => `${count}자 썼어요`}
    {...props}
  />
)

test.each<[string, ReactElement, ReactElement, string]>([
  [
    'a hint becomes an error',
    <Field key="1" label="이름" hint="두 글자 이상" />,
    <Field key="1" label="이름" error="너무 짧아요." />,
    '너무 짧아요.',
  ],
  [
    'an error becomes another',
    <Field key="1" label="이름" error="비어 있어요." />,
    <Field key="1" label="이름" error="너무 짧아요." />,
    '너무 짧아요.',
  ],
  ['an error appears', area({}), area({ error: '너무 길어요.' }), '너무 길어요.'],
  ['an error goes', area({ error: '너무 길어요.' }), area({}), '내용'],
  ['a count changes', area({ count: 1 }), area({ count: 22 }), '22 / 1,000'],
  [
    'a tag gets a dot and another text',
    <Tag key="1">예정</Tag>,
    <Tag key="1" dot icon={<Info />}>
      진행 중
    </Tag>,
    '진행 중',
  ],
  [
    'a page changes',
    <Pager key="1" page={1} count={30} onPageChange={() => {}} />,
    <Pager key="1" page={2} count={30} onPageChange={() => {}} />,
    '2 / 3',
  ],
  ['a failure changes', <Failure key="1">하나</Failure>, <Failure key="1">둘</Failure>, '둘'],
])('on a translated page, %s', (_, before, after, text) => {
  const { rerender, container } = render(before)
  translatePage()
  rerender(after)
  expect(container.textContent).toContain(text)
  expect(container.querySelectorAll('svg').length).toBe(
    render(after).container.querySelectorAll('svg').length,
  )
})
