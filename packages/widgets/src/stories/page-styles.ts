// The styles of a page of stories: components in the document, elements in their shadow roots.
import ground from '../styles.css?inline'
import { adoptStyles, sheetOf } from '../theme/styles.ts'

document.adoptedStyleSheets.push(sheetOf(ground))
adoptStyles(document)
