import { cleanText } from '../input/text.ts'
import { checkFile, type FileProblem } from '../validation/file.ts'

/** Limits of an inquiry: characters, files, MB per file (S5.7). */
export const inquiryLimits = {
  title: 100,
  content: 2000,
  files: 3,
  maxSizeMb: 5,
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  maxNameLength: 100,
} as const

/** An unsent inquiry. */
export interface InquiryDraft {
  category: string
  title: string
  content: string
  files?: readonly File[] | undefined
}

/** The problems of a draft; `undefined` for a valid part. */
export interface InquiryProblems {
  category: 'missing' | undefined
  title: 'missing' | 'long' | undefined
  content: 'missing' | 'long' | undefined
  /** `many` for too many files, else the problem of the first invalid file. */
  files: 'many' | { name: string; problem: FileProblem } | undefined
}

function textProblem(text: string, most: number): 'missing' | 'long' | undefined {
  if (cleanText(text) === '') return 'missing'
  return text.length > most ? 'long' : undefined
}

function fileProblem(files: readonly File[]): InquiryProblems['files'] {
  if (files.length > inquiryLimits.files) return 'many'
  for (const file of files) {
    const [problem] = checkFile(file, inquiryLimits)
    if (problem) return { name: file.name, problem }
  }
  return undefined
}

/** Checks a draft against the server's limits; a draft without problems can be sent. */
export const checkInquiry = ({ category, title, content, files = [] }: InquiryDraft): InquiryProblems => ({
  category: category === '' ? 'missing' : undefined,
  title: textProblem(title, inquiryLimits.title),
  content: textProblem(content, inquiryLimits.content),
  files: fileProblem(files),
})

/** Returns whether a draft can be sent. */
export const canSendInquiry = (draft: InquiryDraft): boolean =>
  Object.values(checkInquiry(draft)).every((problem) => problem === undefined)
