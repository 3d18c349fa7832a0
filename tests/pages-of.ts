// The fences of the documents in HTML, as pages.
import { read } from './repo.ts'

const FENCE = /^```html\n(?<page>.*?)^```/gms

/** Returns the fences of a document in HTML. */
export const fencesOf = (file: string): string[] =>
  [...read(file).matchAll(FENCE)].map(({ groups }) => groups?.page ?? '')

/** Returns the fences of a document that are whole pages. */
export const pagesOf = (file: string): string[] =>
  fencesOf(file).filter((page) => /^<!doctype html>/i.test(page.trim()))
