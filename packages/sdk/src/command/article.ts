import { lexer, type Token, walkTokens } from 'marked'
import { decodedPath } from '../shop/index.ts'
import { type Fault, faultOf } from './fault.ts'

/** What a text shows: pictures of the shop, and addresses. */
interface Article {
  faults: Fault[]
  /** The pictures that it shows, with their lines. */
  pictures: { picture: string; line: number }[]
}

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/

/** Checks a text in Markdown; refuses HTML, which no page would run, and addresses that are none. */
export function checkArticle(file: string, text: string, firstLine: number): Article {
  const faults: Fault[] = []
  const pictures: Article['pictures'] = []
  let line = firstLine
  const check = (token: Token) => {
    if (token.type === 'html') faults.push(faultOf(file, 'Markdown without HTML', line))
    if (token.type === 'link' && !ADDRESS.test(token.href))
      faults.push(
        faultOf(file, `an address: https://…, or a path that starts with /; not ${token.href}`, line),
      )
    if (token.type === 'image') pictures.push({ picture: decodedPath(token.href), line })
  }
  for (const block of lexer(text)) {
    walkTokens([block], check)
    line += block.raw.split('\n').length - 1
  }
  return { faults, pictures }
}
