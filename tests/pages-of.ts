// The fences of the documents that are whole pages.
import { read } from './repo.ts'

const FENCE = /^```html\n(?<page>.*?)^```/gms

/** Returns the fences of a document that are whole pages. */
export const pagesOf = (file: string): string[] =>
  [...read(file).matchAll(FENCE)]
    .map(({ groups }) => groups?.page ?? '')
    .filter((page) => /^<!doctype html>/i.test(page.trim()))
