import type { InquiryProblems } from '@fandeck/sdk/support'
import { koCommon } from '../theme/common.ko.ts'
import { koSupportErrors } from '../theme/errors/support.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koInquiryForm } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koInquiryForm, { errors: koSupportErrors })

/** Returns the messages of the inquiry form. */
export const useInquiryFormMessages = () => useMessagesOf(sentences)
export type InquiryFormMessages = ReturnType<typeof useInquiryFormMessages>

/** Returns the message of each invalid part. */
export function inquirySentences(
  messages: InquiryFormMessages,
  { category, title, content, files }: InquiryProblems,
): Partial<Record<keyof InquiryProblems, string>> {
  return {
    ...(category && { category: messages[`inquiry.category.${category}`] }),
    ...(title && { title: messages[`inquiry.title.${title}`] }),
    ...(content && { content: messages[`inquiry.content.${content}`] }),
    ...(files && {
      files:
        files === 'many'
          ? messages['inquiry.files.many']
          : messages[`inquiry.files.${files.problem}`]({ name: files.name }),
    }),
  }
}
